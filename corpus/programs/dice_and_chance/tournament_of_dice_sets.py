"""Non-transitive dice: which die beats which?"""
from fractions import Fraction
from itertools import combinations, product

DICE = {
    "red": (3, 3, 3, 3, 3, 6),
    "blue": (2, 2, 2, 5, 5, 5),
    "olive": (1, 4, 4, 4, 4, 4),
}


def chance(a, b):
    wins = sum(x > y for x, y in product(a, b))
    return Fraction(wins, len(a) * len(b))


def main():
    edges = []
    for (name_a, a), (name_b, b) in combinations(DICE.items(), 2):
        p = chance(a, b)
        winner, loser = (name_a, name_b) if p > Fraction(1, 2) else (name_b, name_a)
        edges.append((winner, loser))
        print(f"{name_a} against {name_b}: {p} = {float(p):.3f}")
    print("beats:", dict(edges))
    start = here = "red"
    chain = [here]
    beaten = dict(edges)
    while beaten.get(here) and len(chain) < 5:
        here = beaten[here]
        chain.append(here)
    print(" > ".join(chain), "(a circle)" if chain.count(start) > 1 else "")


if __name__ == "__main__":
    main()
