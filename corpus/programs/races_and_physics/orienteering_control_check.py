course = [31, 45, 38, 52, 100]
punches = {
    "Rike": [(31, 180), (45, 420), (38, 660), (52, 900), (100, 1010)],
    "Sven": [(31, 170), (38, 500), (45, 640), (38, 800), (52, 1000), (100, 1090)],
    "Toni": [(45, 300), (31, 380), (38, 700), (52, 850), (100, 930)],
    "Ulla": [(31, 200), (45, 450)],
}


def check(visited):
    position = 0
    splits = []
    last = 0
    for control, t in visited:
        if position < len(course) and control == course[position]:
            splits.append(t - last)
            last = t
            position += 1
    return position == len(course), splits


results = []
for name, visited in punches.items():
    ok, splits = check(visited)
    if ok:
        results.append((sum(splits), name, splits))
    else:
        missing = course[len(splits)]
        print(f"{name}: not valid, control {missing} is missing")

for total, name, splits in sorted(results):
    print(f"{name} {total // 60}:{total % 60:02} {splits}")
leg = len(course) - 2
best = min(results, key=lambda r: r[2][leg])
print(f"best on the leg to {course[leg]}: {best[1]}")
lost = {name: [s - min(r[2][i] for r in results) for i, s in enumerate(splits)] for _, name, splits in results}
print(lost)
