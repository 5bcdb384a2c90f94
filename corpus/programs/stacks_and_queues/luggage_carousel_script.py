from collections import deque

belt = deque()
arrivals = {0: "blue case", 1: "guitar", 3: "pram", 4: "blue case"}
travellers = {"Aya": ("guitar", 2), "Bob": ("blue case", 4), "Cyd": ("pram", 3), "Dan": ("skis", 1)}
got = {}

for minute in range(6):
    if minute in arrivals:
        belt.append(arrivals[minute])
    for name, (bag, since) in travellers.items():
        if name in got or minute < since:
            continue
        if bag in belt:
            belt.remove(bag)
            got[name] = minute
    belt.rotate(1)
    print(minute, list(belt))

print(got)
waiting = [n for n in travellers if n not in got]
print("still waiting:", waiting)
print("nobody's:", list(belt))
waited = {n: m - travellers[n][1] for n, m in got.items()}
print("waited:", waited, "longest", max(waited.values()))
if waiting and belt:
    first = belt.popleft()
    print(f"{waiting[0]} looks at the {first} and shakes the head")
