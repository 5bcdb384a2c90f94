from collections import Counter
from enum import Enum


class Spot(Enum):
    FREE = "."
    CAR = "c"
    DISABLED = "d"
    PILLAR = "#"


def parse(plan):
    return [[Spot(ch) for ch in line.strip()] for line in plan.strip().splitlines()]


def first_free(lot):
    for r, row in enumerate(lot):
        for c, spot in enumerate(row):
            if spot is Spot.FREE:
                return r, c
    return None


def park(lot, n):
    """Park n cars, return where they ended up."""
    places = []
    while n and (where := first_free(lot)):
        r, c = where
        lot[r][c] = Spot.CAR
        places.append(where)
        n -= 1
    return places, n


PLAN = """
    c.d#
    .cc.
    d#..
"""

lot = parse(PLAN)
counts = Counter(spot.name for row in lot for spot in row)
print(sorted(counts.items()))
places, waiting = park(lot, 3)
print(places, "waiting:", waiting)
places, waiting = park(lot, 4)
print(places, "waiting:", waiting)
print("\n".join("".join(s.value for s in row) for row in lot))
