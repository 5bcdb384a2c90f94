weeks = ["12,15,9,20,31,44,40", "10,18,11,22,28,51,37", "14,16,,25,30,48,41"]
days = "Mo Tu We Th Fr Sa Su".split()

grid = [[int(v) if v else 0 for v in w.split(",")] for w in weeks]

for label, column in zip(days, zip(*grid)):
    first, last = column[0], column[-1]
    trend = "up" if last > first else "down" if last < first else "same"
    print(label, column, trend)

week_sums = list(map(sum, grid))
print(week_sums)
growth = [round((b - a) / a * 100, 1) for a, b in zip(week_sums, week_sums[1:])]
print("growth %:", growth)

weekend = sum(sum(row[5:]) for row in grid)
total = sum(week_sums)
print(f"weekend share {weekend / total:.1%}, weekdays {sum(sum(row[:5]) for row in grid)}")
best_week = week_sums.index(max(week_sums))
best_day = grid[best_week].index(max(grid[best_week]))
print("best:", "week", best_week + 1, days[best_day])
