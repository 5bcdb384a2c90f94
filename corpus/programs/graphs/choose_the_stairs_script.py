rooms = {
    "lobby": [("stairs up", "gallery"), ("door", "yard")],
    "gallery": [("stairs down", "lobby"), ("lift", "roof")],
    "yard": [("gate", "street")],
    "roof": [],
    "street": [],
}

doors = 0
dead_ends = []
for room in rooms:
    doors += len(rooms[room])
    if not rooms[room]:
        dead_ends.append(room)
print(doors, "ways,", "dead ends:", dead_ends)

todo = [("lobby", [])]
found = {}
while todo:
    room, ways = todo.pop(0)
    if room in found:
        continue
    found[room] = ways
    for how, target in rooms[room]:
        todo.append((target, ways + [how]))

for room in sorted(found, key=lambda r: len(found[r])):
    print(f"{room:<8}", " then ".join(found[room]) or "you are here")

step_free = [r for r, ways in found.items() if not any("stairs" in w for w in ways)]
print("without stairs:", step_free)
one_way = []
for room, ways in rooms.items():
    for _, target in ways:
        if room not in [t for _, t in rooms[target]]:
            one_way.append(f"{room}->{target}")
print("one way:", one_way)
