throws = """
Kim 12.4 x 13.1
Leo 9.9 14.0 13.7
Mia x x 11.2
Ned x x x
"""

best = {}
second = {}
for line in throws.split("\n"):
    parts = line.split()
    if len(parts) == 0:
        continue
    name = parts[0]
    valid = []
    for p in parts[1:]:
        if p != "x":
            valid.append(float(p))
    valid.sort()
    if valid:
        best[name] = valid[-1]
        second[name] = valid[-2] if len(valid) > 1 else 0
    else:
        print(name + ": no valid throw")

place = 0
for name in sorted(best, key=lambda n: (best[n], second[n]), reverse=True):
    place += 1
    print(place, name, best[name], "m, second best", second[name])
fouls = throws.count("x")
print("fouls:", fouls, "of", 3 * 4)
mean = sum(best.values()) / len(best)
print("mean of the best: %.2f" % mean)
