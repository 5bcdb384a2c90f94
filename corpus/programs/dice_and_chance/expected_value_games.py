GAMES = {
    "wheel": [(0.5, 0), (0.3, 2), (0.15, 5), (0.05, 20)],
    "cups": [(2 / 3, 0), (1 / 3, 2.5)],
    "tombola": [(0.9, 0), (0.09, 5), (0.02, 30)],
}


def expectation(outcomes):
    return sum(p * v for p, v in outcomes)


def variance(outcomes):
    mu = expectation(outcomes)
    return sum(p * (v - mu) ** 2 for p, v in outcomes)


def check(outcomes):
    total = sum(p for p, _ in outcomes)
    return abs(total - 1) < 1e-9


stake = 1
for name, outcomes in GAMES.items():
    if not check(outcomes):
        print(f"{name}: the chances sum to {sum(p for p, _ in outcomes):.2f}")
        continue
    ev = expectation(outcomes) - stake
    sd = variance(outcomes) ** 0.5
    print(f"{name}: {ev:+.3f} per game, sd {sd:.2f}, {'good' if ev > 0 else 'bad'} for the player")
