import random
from contextlib import contextmanager


@contextmanager
def seeded(n):
    state = random.getstate()
    random.seed(n)
    try:
        yield random
    finally:
        random.setstate(state)


def hand(cards, size=3):
    return random.sample(cards, size)


def main():
    random.seed(1)
    cards = [v + s for s in "♠♥" for v in "7 8 9 K A".split()]
    with seeded(7) as r:
        first = hand(cards)
        coin = r.choice(["head", "tail"])
    with seeded(7):
        again = hand(cards)
    print(first == again, len(set(first)), coin in ("head", "tail"))
    outside = random.random()
    random.seed(1)
    with seeded(3):
        hand(cards, 5)
    print(outside == random.random())
    print(len(cards), cards[-1])


main()
