marks = {"Anna": [2, 3, 1], "Bert": [4, 5, 4, 3], "Clara": [1], "Dirk": []}
weights = [1, 1, 2, 2]

report = []
for name in marks:
    m = marks[name]
    if len(m) == 0:
        report.append((name, None))
        continue
    total = 0
    parts = 0
    for i in range(len(m)):
        total += m[i] * weights[i]
        parts += weights[i]
    report.append((name, total / parts))

for name, g in report:
    if g is None:
        print(name, "- no marks")
    elif g <= 1.5:
        print(name, "%.2f very good" % g)
    elif g < 4.5:
        print(name, "%.2f passed" % g)
    else:
        print(name, "%.2f failed" % g)

known = [g for _, g in report if g]
print("class: %.2f" % (sum(known) / len(known)))
best = min((g, n) for n, g in report if g is not None)
print("best:", best[1])
needed = [n for n in range(1, 7) if (4 + 5 + 8 + 6 + n * 2) / 8 < 3.75]
print("Bert needs", needed)
