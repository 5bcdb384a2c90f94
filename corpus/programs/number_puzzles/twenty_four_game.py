from fractions import Fraction as F
from itertools import combinations

OPS = (
    ("+", lambda a, b: a + b),
    ("-", lambda a, b: a - b),
    ("*", lambda a, b: a * b),
    ("/", lambda a, b: a / b if b else None),
)


def reach(items, goal):
    """items: (value, text) pairs; the first text with the value goal, or None"""
    if len(items) == 1:
        value, text = items[0]
        return text if value == goal else None
    for i, j in combinations(range(len(items)), 2):
        rest = [x for k, x in enumerate(items) if k not in (i, j)]
        for (a, s), (b, t) in ((items[i], items[j]), (items[j], items[i])):
            for sign, f in OPS:
                value = f(a, b)
                if value is None:
                    continue
                found = reach(rest + [(value, f"({s}{sign}{t})")], goal)
                if found:
                    return found
    return None


def game(goal, *numbers):
    return reach([(F(n), str(n)) for n in numbers], goal)


for goal, numbers in [(24, (4, 6)), (10, (5, 3, 2)), (7, (2, 4)), (F(1, 2), (3, 6))]:
    print(goal, numbers, game(goal, *numbers))
