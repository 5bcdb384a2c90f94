from itertools import product, combinations

ATTRIBUTES = {"brand": ["Nordwind", "Sol"], "price": [49, 79], "colour": ["red", "blue"]}
WORTH = {"Nordwind": 1.5, "Sol": 1.0, 49: 2.0, 79: 0.4, "red": 0.3, "blue": 0.5}


def profiles():
    for values in product(*ATTRIBUTES.values()):
        yield dict(zip(ATTRIBUTES, values))


def utility(profile):
    return sum(WORTH[v] for v in profile.values())


def choose(a, b):
    return max(a, b, key=utility)


def importance():
    spans = {a: max(WORTH[v] for v in vs) - min(WORTH[v] for v in vs) for a, vs in ATTRIBUTES.items()}
    total = sum(spans.values())
    return {a: s / total for a, s in spans.items()}


def main():
    everything = list(profiles())
    print(len(everything), everything[0])
    for p in sorted(everything, key=utility, reverse=True)[:3]:
        print(f"{utility(p):.1f}", *p.values())
    wins = [0] * len(everything)
    for a, b in combinations(everything, 2):
        wins[everything.index(choose(a, b))] += 1
    print(wins, sum(wins))
    for a, share in sorted(importance().items(), key=lambda x: -x[1]):
        print(f"{a:<7}{share:6.1%}")
    dominated = [p for p in everything if all(utility(p) <= utility(q) for q in everything)]
    print(dominated)
    print(choose(everything[1], everything[6])["brand"], max(wins) == wins[everything.index(choose(*everything[:2]))])


main()
