from collections import deque

beds = deque(["beans", "roses", "lawn", "herbs"])
litres = {"beans": 12, "roses": 8, "lawn": 30, "herbs": 4}
tank = 100
rain_days = {2, 5}
watered = {b: 0 for b in beds}

for day in range(1, 8):
    if day in rain_days:
        tank = min(100, tank + 25)
        print(f"day {day}: rain, tank {tank}")
        continue
    bed = beds[0]
    if litres[bed] > tank:
        print(f"day {day}: not enough for {bed}")
        beds.rotate(-1)
        bed = beds[0]
    use = min(tank, litres[bed])
    tank -= use
    watered[bed] += 1
    beds.rotate(-1)
    print(f"day {day}: {bed} {use} l, tank {tank}")

print(watered, list(beds))
dry = [b for b, n in watered.items() if n == 0]
print("never:", dry or "none")
beds.remove("lawn")
beds.appendleft("tomatoes")
litres["tomatoes"] = litres.pop("lawn") // 3
need = sum(litres[b] for b in beds)
print(need, "l for one round,", tank // need, "rounds left", beds[-1])
