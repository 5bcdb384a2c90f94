boxes = [("books", 28, 5), ("lamp", 4, 8), ("piano", 210, 10), ("plants", 12, 6), ("dishes", 22, 9)]
limit_kg = 60

def value_per_kilo(box):
    name, kg, importance = box
    return importance / kg

first_trip = []
weight = 0
for name, kg, importance in sorted(boxes, key=value_per_kilo, reverse=True):
    if weight + kg <= limit_kg:
        first_trip.append(name)
        weight += kg
print("first trip:", first_trip, weight, "kg")

left = [b for b in boxes if b[0] not in first_trip]
trips = 1
while left:
    load = []
    weight = 0
    for b in left:
        if weight + b[1] <= limit_kg:
            load.append(b)
            weight += b[1]
    if not load:
        print("too heavy:", [b[0] for b in left])
        break
    trips += 1
    print(f"trip {trips}: {', '.join(b[0] for b in load)} ({weight} kg)")
    left = [b for b in left if b not in load]

total = sum(kg for _, kg, _ in boxes)
print(trips, "trips,", total, "kg in all, at least", -(-total // limit_kg), "needed")
helpers = {"Jo": 30, "Mo": 25}
can_lift = [n for n, kg, _ in boxes if kg <= sum(helpers.values())]
print(can_lift)
