checkpoints = ["gate", "boiler", "roof", "archive"]
log = [
    ("22:05", "gate"), ("22:11", "boiler"), ("22:30", "roof"), ("22:41", "archive"),
    ("01:02", "gate"), ("01:25", "roof"), ("01:33", "archive"),
    ("04:00", "gate"), ("04:05", "roof"), ("04:15", "boiler"), ("04:31", "archive"),
]

rounds = []
for time, place in log:
    if place == "gate":
        rounds.append([])
    rounds[-1].append((time, place))

for i, r in enumerate(rounds, 1):
    places = [p for _, p in r]
    missing = [c for c in checkpoints if c not in places]
    in_order = places == [c for c in checkpoints if c in places]
    start, end = r[0][0], r[-1][0]
    minutes = int(end[:2]) * 60 + int(end[3:]) - int(start[:2]) * 60 - int(start[3:])
    print(f"round {i}: {start}-{end} {minutes} min", "missing " + missing[0] if missing else "complete", "" if in_order else "(odd order)")

counts = {c: sum(p == c for _, p in log) for c in checkpoints}
print(counts)
late = [t for t, _ in log if t < "12:00"]
print(len(late), "after midnight, first", late[0], "last", max(late), "but max of all", max(t for t, _ in log))
speed = {}
for r in rounds:
    for (t1, a), (t2, b) in zip(r, r[1:]):
        speed.setdefault((a, b), []).append(int(t2[3:]) - int(t1[3:]))
slowest = max(speed, key=lambda k: max(speed[k]))
print(slowest, speed[slowest])
