guests = [(204, "Ivanova", 2), (101, "Smith", 1), (305, "Nguyen", 4), (207, "Smith", 2)]

def by_room(guests):
    return {room: (name, n) for room, name, n in guests}

def by_name(guests):
    result = {}
    for room, name, n in guests:
        result[name] = room
    return result

def floor(room):
    return room // 100

rooms = by_room(guests)
names = by_name(guests)
print(rooms[204], names["Nguyen"])
print("Smith is in", names["Smith"])
print(len(rooms), len(names))

floors = {}
for room in sorted(rooms):
    name, n = rooms[room]
    floors.setdefault(floor(room), []).append(n)
for f, people in floors.items():
    print("floor", f, sum(people), "people in", len(people), "rooms")

breakfast = sum(n for _, _, n in guests)
print(f"{breakfast} eggs, {-(-breakfast // 4)} tables")
free = [r for r in range(201, 208) if r not in rooms]
print(free)
