temps = [3, 7, 12, 11, 4, 8, 9, 15, 2, 12, 13, 6]
edges = range(0, 20, 5)
bins = {f"{lo}-{lo + 4}": 0 for lo in edges}
for t in temps:
    for label, lo in zip(bins, edges):
        if lo <= t < lo + 5:
            bins[label] += 1
            break
    else:
        print("outside", t)
for label, n in bins.items():
    print(f"{label:>6} {'#' * n}{'' if n else '(none)'}")
tallest = max(bins.values())
for level in range(tallest, 0, -1):
    print(" ".join("X" if n >= level else " " for n in bins.values()).rstrip())
print(*bins.values())
