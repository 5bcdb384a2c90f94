K = 32


def expected(a, b):
    return 1 / (1 + 10 ** ((b - a) / 400))


def update(ratings, winner, loser, draw=False):
    ea = expected(ratings[winner], ratings[loser])
    score = 0.5 if draw else 1
    change = round(K * (score - ea))
    ratings[winner] += change
    ratings[loser] -= change
    return change


def main():
    ratings = dict(Olga=1600, Pete=1500, Quinn=1450)
    games = [
        ("Pete", "Olga"),
        ("Olga", "Quinn", True),
        ("Quinn", "Pete"),
        ("Olga", "Pete"),
    ]
    start = ratings
    for game in games:
        change = update(ratings, *game)
        print(game[0], "vs", game[1], f"{change:+d}")
    for name in sorted(ratings, key=ratings.get, reverse=True):
        print(f"{name:6} {ratings[name]} ({ratings[name] - start[name]:+})")


main()
