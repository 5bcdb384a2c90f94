from collections import deque

orders = deque([("soup", 3, 2), ("roast", 1, 9), ("cake", 3, 1), ("wine", 2, 3), ("pie", 1, 4)])
capacity = 10
position = 0
time = 0
trips = []

while orders:
    load = []
    weight = 0
    while orders and weight + orders[0][2] <= capacity:
        dish, floor, kg = orders.popleft()
        load.append((floor, dish))
        weight += kg
    load.sort()
    for floor, dish in load:
        time += abs(floor - position) * 5 + 4
        position = floor
    trips.append((len(load), weight, time))
    print(f"trip {len(trips)}: {[d for _, d in load]} {weight} kg, done at {time} s")
    if orders:
        time += position * 5
        position = 0

print("last stop", position)
mean = sum(w for _, w, _ in trips) / len(trips)
print(f"mean load {mean:.1f} kg = {mean / capacity:.0%}")
best = max(trips)
print(best, trips.index(best) + 1)
