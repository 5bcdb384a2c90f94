floors = {
    "0": {"lobby": {"shop": 1, "café": 1}, "cinema": 2},
    "1": {"egypt": {"mummies": {"cats": 3, "kings": 5}, "tools": 7}},
    "-1": {},
}

report = []
todo = [((name,), floors[name]) for name in sorted(floors, key=int)]
while todo:
    path, node = todo.pop(0)
    if isinstance(node, int):
        report.append((path, node))
    else:
        for key in node:
            todo.append((path + (key,), node[key]))

for path, pieces in sorted(report):
    print(" / ".join(path), "-", pieces)

per_floor = {f: sum(n for p, n in report if p[0] == f) for f in floors}
print(per_floor)
deepest = max(report, key=lambda r: len(r[0]))
print("deepest:", deepest[0][-1], len(deepest[0]))
empty = [f for f, n in per_floor.items() if n == 0]
for f in empty:
    del floors[f]
print("closed floors:", empty, "open:", list(floors))
room, n = max(((p[1], n) for p, n in report), key=lambda x: (x[1], x[0]))
print(room, n)
