lessons = [
    {"teacher": "Ott", "room": 4, "slot": "Mon 8", "class": "5a"},
    {"teacher": "Ott", "room": 2, "slot": "Mon 9", "class": "5b"},
    {"teacher": "Rey", "room": 4, "slot": "Mon 8", "class": "6c"},
    {"teacher": "Ott", "room": 7, "slot": "Mon 9", "class": "5b"},
]

problems = []
for what in ("teacher", "room", "class"):
    used = {}
    for lesson in lessons:
        key = lesson[what], lesson["slot"]
        if key in used:
            problems.append((what, *key))
        used[key] = lesson

for what, who, slot in problems:
    print(f"{slot}: {what} {who} twice")

by_slot = {}
for lesson in lessons:
    by_slot.setdefault(lesson["slot"], []).append(lesson["room"])
print(by_slot)

free_rooms = set(range(1, 8))
for slot, rooms in by_slot.items():
    free = sorted(free_rooms - set(rooms))
    print(slot, "free:", free)
    if len(rooms) != len(set(rooms)):
        print("  move one lesson to room", free[0])
print("OK" if not problems else f"{len(problems)} conflicts")
