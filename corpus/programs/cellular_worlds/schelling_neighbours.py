import random

town = list("ABBA_BAB_B")
rng = random.Random(5)


def happy(town, i):
    me = town[i]
    around = [town[j] for j in (i - 2, i - 1, i + 1, i + 2) if 0 <= j < len(town) and town[j] != "_"]
    if not around:
        return True
    return around.count(me) / len(around) >= 0.5


def unhappy(town):
    return [i for i, who in enumerate(town) if who != "_" and not happy(town, i)]


rounds = 0
print("".join(town), unhappy(town))
while (sad := unhappy(town)) and rounds < 4:
    rounds += 1
    mover = rng.choice(sad)
    free = [i for i, who in enumerate(town) if who == "_"]
    target = rng.choice(free)
    town[mover], town[target] = town[target], town[mover]
    print("".join(town), f"{mover}->{target}, {len(unhappy(town))} unhappy")
borders = sum(1 for a, b in zip(town, town[1:]) if "_" not in (a, b) and a != b)
print("rounds", rounds, "borders", borders)
