rooms = {101: 2, 102: 2, 201: 4, 202: 1}
groups = [("Petit", 3), ("Sole", 1), ("Duo", 2), ("Large", 5), ("Pair", 2)]

taken = {}
refused = []
for name, people in groups:
    best = None
    for number, beds in rooms.items():
        if number in taken or beds < people:
            continue
        if best is None or beds < rooms[best]:
            best = number
    if best is None:
        refused.append(name)
    else:
        taken[best] = name

for number in sorted(rooms):
    guest = taken.get(number, "free")
    print(number, "beds", rooms[number], guest)
empty_beds = sum(rooms[n] for n in taken) - sum(p for g, p in groups if g in taken.values())
print("empty beds:", empty_beds, "refused:", refused)

taken.pop(101)
for name, people in groups:
    if name in refused and people <= rooms[101]:
        taken[101] = name
print("room 101:", taken.get(101, "still free"))
