import random

POTS = [
    ["Spain", "Brazil", "Japan"],
    ["Kenya", "Italy", "Canada"],
    ["Norway", "Peru", "Egypt"],
]
CONTINENT = dict(
    Spain="EU", Italy="EU", Norway="EU", Brazil="SA", Peru="SA",
    Japan="AS", Kenya="AF", Egypt="AF", Canada="NA",
)


def clash(group, team):
    return any(CONTINENT[t] == CONTINENT[team] for t in group)


def draw(pots, rng):
    groups = [[] for _ in pots[0]]
    for pot in pots:
        balls = pot[:]
        rng.shuffle(balls)
        for group, team in zip(groups, balls):
            group.append(team)
    return groups


def clashes(groups):
    return [(g[i], g[j]) for g in groups for i in range(len(g)) for j in range(i) if CONTINENT[g[i]] == CONTINENT[g[j]]]


def main():
    rng = random.Random(1954)
    for attempt in range(1, 10):
        groups = draw(POTS, rng)
        bad = clashes(groups)
        if not bad:
            break
        print("attempt", attempt, "has", bad)
    for letter, group in zip("ABC", groups):
        print(letter, group)
    print("attempts", attempt, clash(groups[0][:2], groups[0][2]))


main()
