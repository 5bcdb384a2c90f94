ratings = {"Vera": 1650, "Sol": 1500, "Kim": 1820}
games = [("Vera", "Sol", 1), ("Kim", "Vera", 0.5), ("Sol", "Kim", 1), ("Sol", "Vera", 0)]
K = 20

start = dict(ratings)
for white, black, result in games:
    gap = ratings[black] - ratings[white]
    expected = 1 / (1 + 10 ** (gap / 400))
    change = K * (result - expected)
    ratings[white] += change
    ratings[black] -= change
    print(f"{white}-{black} {result} expected {expected:.2f} change {change:+.1f}")

for name in sorted(ratings, key=ratings.get, reverse=True):
    diff = ratings[name] - start[name]
    print(f"{name:<5}{ratings[name]:7.1f} ({diff:+.1f})")
print("sum stays", round(sum(ratings.values())) == sum(start.values()))
surprise = max(games, key=lambda g: abs(g[2] - 1 / (1 + 10 ** ((start[g[1]] - start[g[0]]) / 400))))
print("biggest surprise:", " ".join(map(str, surprise)))
points = {n: 0 for n in ratings}
for white, black, result in games:
    points[white] += result
    points[black] += 1 - result
print(points)
