steps = [8200, 12050, 4300, 9990, 15000, 700, 10000]
goal = 10_000
days = "Mo Di Mi Do Fr Sa So".split()

streak, best, reached = 0, 0, []
for day, s in zip(days, steps):
    if s >= goal:
        streak += 1
        reached.append(day)
        if streak > best: best = streak
    else:
        streak = 0
    bar = s * 20 // max(steps)
    print(f"{day} {'▇' * bar} {s:,}".replace(",", "."))

print("reached:", reached, "streak:", best)
average = sum(steps) / len(steps)
print("average", round(average), "missing", max(0, round(goal - average)))
near = [d for d, s in zip(days, steps) if goal * 0.95 <= s < goal]
print("so close:", near)
km = [round(s * 0.00072, 1) for s in steps]
print(km, round(sum(km), 1))
moving = [round(sum(steps[i - 2:i + 1]) / 3) for i in range(2, len(steps))]
print(moving, days[moving.index(max(moving)) + 2])
