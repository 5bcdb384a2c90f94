levels = {"P1": "XX.X.", "P2": ".....", "P3": "XXXXX", "P4": "X.XX."}

free = {name: row.count(".") for name, row in levels.items()}
print(free)
total = sum(len(row) for row in levels.values())
taken = total - sum(free.values())
print("%d of %d taken (%d%%)" % (taken, total, 100 * taken // total))

arrivals = ["HH-1", "HH-2", "HH-3", "HH-4"]
parked = {}
for car in arrivals:
    # the fullest level that still has room
    candidates = [n for n in levels if free[n] > 0]
    level = min(candidates, key=lambda n: (free[n], n))
    spot = levels[level].index(".")
    row = levels[level]
    levels[level] = row[:spot] + "x" + row[spot + 1:]
    free[level] -= 1
    parked[car] = f"{level}/{spot + 1}"

print(parked)
for name in sorted(levels, reverse=True):
    print(name, levels[name], "full" if not free[name] else "")
new = sum(row.count("x") for row in levels.values())
print(new == len(arrivals), [n for n in levels if set(levels[n]) == {"."}])
