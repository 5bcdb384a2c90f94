from functools import reduce

results = {"GER-SCO": (5, 1), "HUN-SUI": (1, 3), "ESP-CRO": (3, 0), "ITA-ALB": (2, 1)}
tips = {
    "Oma": {"GER-SCO": (2, 1), "HUN-SUI": (1, 3), "ESP-CRO": (1, 1), "ITA-ALB": (3, 0)},
    "Levi": {"GER-SCO": (3, 0), "HUN-SUI": (2, 0), "ESP-CRO": (3, 0)},
    "Sina": {"GER-SCO": (4, 0), "HUN-SUI": (0, 2), "ESP-CRO": (2, 0), "ITA-ALB": (2, 1)},
}
sign = lambda x: (x > 0) - (x < 0)


def points(tip, result):
    if tip is None:
        return 0
    if tip == result:
        return 4
    a, b = tip[0] - tip[1], result[0] - result[1]
    if a == b:
        return 3
    return 2 if sign(a) == sign(b) else 0


def main():
    table = {}
    for name, own in tips.items():
        per_game = [points(own.get(game), result) for game, result in results.items()]
        table[name] = per_game
        print(f"{name:5} {per_game} = {sum(per_game)}")
    best = reduce(lambda a, b: a if sum(table[a]) >= sum(table[b]) else b, table)
    print("leader:", best)
    hardest = min(results, key=lambda g: sum(points(t.get(g), results[g]) for t in tips.values()))
    print("hardest game:", hardest)
    exact = [(n, g) for n, t in tips.items() for g, r in results.items() if t.get(g) == r]
    print("exact:", exact)
    missing = {n: sorted(results.keys() - t.keys()) for n, t in tips.items() if results.keys() - t.keys()}
    print("missing:", missing)


if __name__ == "__main__":
    main()
