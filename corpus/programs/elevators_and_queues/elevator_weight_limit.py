LIMIT = 320
people = [("Carla", 62), ("Dimo", 95), ("Egon", 110), ("Fatou", 58), ("Gil", 71), ("Hetty", 66)]

trips = []
cabin = []
load = 0
for name, kg in people:
    if load + kg > LIMIT:
        trips.append((cabin, load))
        cabin = []
        load = 0
    cabin.append(name)
    load += kg
if cabin:
    trips.append((cabin, load))

for n, (names, kg) in enumerate(trips, 1):
    print(f"trip {n}: {', '.join(names)} = {kg} kg ({kg / LIMIT:.0%})")

order = sorted(people, key=lambda p: p[1], reverse=True)
boxes = []
for name, kg in order:
    for box in boxes:
        if sum(k for _, k in box) + kg <= LIMIT:
            box.append((name, kg))
            break
    else:
        boxes.append([(name, kg)])
print(len(boxes), "trips when sorted:", [[n for n, _ in b] for b in boxes])
