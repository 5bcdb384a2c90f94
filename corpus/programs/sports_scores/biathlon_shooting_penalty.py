runs = {
    "Bø": {"ski": 1380.2, "shots": ["xxxxx", "xxoxx"]},
    "Fillon": {"ski": 1391.0, "shots": ["xxxxx", "xxxxx"]},
    "Lægreid": {"ski": 1377.5, "shots": ["xoxxo", "xxxxo"]},
}
LOOP = 23.5

total = {}
for name, run in runs.items():
    misses = 0
    for series in run["shots"]:
        misses += series.count("o")
    total[name] = run["ski"] + misses * LOOP
    print("%-8s %d misses -> %.1f s" % (name, misses, total[name]))

order = sorted(total, key=total.get)
for i in range(1, len(order)):
    behind = total[order[i]] - total[order[i - 1]]
    print(f"{order[i]} is {behind:.1f} s behind {order[i - 1]}")

hits = sum(s.count("x") for r in runs.values() for s in r["shots"])
shots = sum(len(s) for r in runs.values() for s in r["shots"])
print(f"{hits}/{shots} = {hits / shots:.1%}")
fastest = min(runs, key=lambda n: runs[n]["ski"])
print("fastest skier", fastest, "finished", order.index(fastest) + 1)
