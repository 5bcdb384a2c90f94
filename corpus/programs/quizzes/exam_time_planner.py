tasks = [("essay", 30, 25), ("graph", 10, 15), ("proof", 40, 30), ("table", 5, 8), ("map", 15, 12)]
minutes = 60

plan = []
left = minutes
for name, points, need in sorted(tasks, key=lambda t: t[1] / t[2], reverse=True):
    if need <= left:
        plan.append(name)
        left -= need
    else:
        print(f"no time for {name} ({need} min, {left} left)")

points = sum(p for n, p, _ in tasks if n in plan)
print("plan:", plan, "points:", points, "spare:", left)

best = (0, [])
for mask in range(1 << len(tasks)):
    chosen = [t for i, t in enumerate(tasks) if mask >> i & 1]
    time = sum(t[2] for t in chosen)
    value = sum(t[1] for t in chosen)
    if time <= minutes and value > best[0]:
        best = (value, [t[0] for t in chosen])
print("best:", best)
print("lost by the quick plan:", best[0] - points)
