from itertools import permutations

GUESTS = ("Uncle Bo", "Aunt Cora", "Dad", "Nina")
QUARRELS = {frozenset(("Uncle Bo", "Dad")): 5, frozenset(("Aunt Cora", "Nina")): 2, frozenset(("Uncle Bo", "Nina")): 1}


def tension(order):
    total = 0
    for a, b in zip(order, order[1:] + order[:1]):
        total += QUARRELS.get(frozenset((a, b)), 0)
    return total


def arrangements(guests):
    """The first guest stays; a table read backwards counts once."""
    first, *others = guests
    for p in permutations(others):
        if p[0] <= p[-1]:
            yield (first, *p)


def main():
    tables = list(arrangements(GUESTS))
    print(len(tables), "different tables")
    for t in sorted(tables, key=tension):
        print(tension(t), " - ".join(t))
    calm = min(tables, key=tension)
    i = calm.index("Dad")
    print("Dad sits between", calm[i - 1], "and", calm[(i + 1) % len(calm)])
    QUARRELS[frozenset(("Dad", "Nina"))] = 9
    print(tension(calm), tension(min(tables, key=tension)))


if __name__ == "__main__":
    main()
