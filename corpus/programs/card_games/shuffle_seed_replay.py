import random
from contextlib import contextmanager


@contextmanager
def seeded(value):
    state = random.getstate()
    random.seed(value)
    try:
        yield
    finally:
        random.setstate(state)


def shuffled(cards):
    cards = list(cards)
    random.shuffle(cards)
    return cards


def main():
    random.seed(7)
    first = shuffled("ABCDEF")
    with seeded(100):
        a = shuffled("ABCDEF")
    second = shuffled("ABCDEF")
    with seeded(100):
        b = shuffled("ABCDEF")
    print("same replay:", a == b, "".join(a))
    print("".join(first), "".join(second), first != second)
    random.seed(7)
    print("undisturbed:", [shuffled("ABCDEF"), shuffled("ABCDEF")] == [first, second])
    moved = sum(x != y for x, y in zip("ABCDEF", a))
    print(moved, "cards moved;", "first card", a[0], "last", a[-1])
    cycles, seen = 0, set()
    for start in range(6):
        if start in seen:
            continue
        cycles += 1
        while start not in seen:
            seen.add(start)
            start = "ABCDEF".index(a[start])
    print("cycles", cycles)


main()
