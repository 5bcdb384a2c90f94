splits = [28.4, 31.2, 32.0, 31.1]
previous = [28.9, 31.0, 32.5, 32.3]

cumulative = []
total = 0
for s in splits:
    total += s
    cumulative.append(total)
print("cumulative", cumulative)
print("cumulative", [round(c, 1) for c in cumulative])

diffs = [round(a - b, 2) for a, b in zip(splits, previous)]
for lap, d in enumerate(diffs, 1):
    print(f"lap {lap}: {d:+.2f} {'faster' if d < 0 else 'slower'}")
print("total change", sum(diffs))
if sum(splits) < 122.7:
    print("new record", round(sum(splits), 2))
else:
    print("no record:", sum(splits))
first_half, second_half = sum(splits[:2]), sum(splits[2:])
print("negative split" if second_half < first_half else "positive split", round(second_half - first_half, 2))
fastest_turn = min(range(1, len(splits)), key=splits.__getitem__)
print("best lap after the start:", fastest_turn + 1)
