games = [("Ute/Ole", "Kim/Jan", 10, 8), ("Kim/Jan", "Ute/Ole", 10, 2), ("Ute/Jan", "Kim/Ole", 9, 10), ("Ole/Jan", "Kim/Ute", 10, 0)]

wins = {}
played = {}
crawls = []
for a, b, x, y in games:
    for team, mine, other in ((a, x, y), (b, y, x)):
        for p in team.split("/"):
            played[p] = played.get(p, 0) + 1
            wins[p] = wins.get(p, 0) + (mine > other)
        if mine == 0:
            crawls.append(team)

for p in sorted(wins, key=lambda p: (-wins[p] / played[p], p)):
    print(p, f"{wins[p]}/{played[p]}", "*" * wins[p])
print("crawl under the table:", crawls)
pairs = {}
for a, b, x, y in games:
    key = tuple(sorted((a if x > y else b).split("/")))
    pairs[key] = pairs.get(key, 0) + 1
print("winning pairs:", pairs)
goals = sum(x + y for *_, x, y in games)
print("goals", goals, "closest", min(games, key=lambda g: abs(g[2] - g[3]))[:2])
