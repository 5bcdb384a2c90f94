from itertools import combinations

teams = ("Lynx", "Otters", "Herons")
results = {("Lynx", "Otters"): (2, 1), ("Lynx", "Herons"): (0, 0), ("Otters", "Herons"): (3, 4)}


def build_grid(teams, results):
    grid = {t: {u: None for u in teams} for t in teams}
    for a, b in combinations(teams, 2):
        home, away = results[a, b]
        grid[a][b] = home - away
        grid[b][a] = away - home
    return grid


def points(row):
    total = 0
    for diff in row.values():
        if diff is None:
            continue
        total += 3 if diff > 0 else 1 if diff == 0 else 0
    return total


grid = build_grid(teams, results)
print("%-8s" % "", *("%7s" % t for t in teams))
for team, row in grid.items():
    print("%-8s" % team, *("%7s" % ("-" if d is None else format(d, "+d")) for d in row.values()))

table = sorted(teams, key=lambda t: (-points(grid[t]), t))
for place, team in enumerate(table, 1):
    print(place, team, points(grid[team]))
