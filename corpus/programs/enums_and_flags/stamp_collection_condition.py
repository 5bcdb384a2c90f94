from enum import Enum
from collections import defaultdict


class Condition(Enum):
    MINT = ("**", 1.0)
    USED = ("o", 0.4)
    DAMAGED = ("x", 0.05)

    def __init__(self, sign, factor):
        self.sign = sign
        self.factor = factor

    @classmethod
    def from_sign(cls, sign):
        for c in cls:
            if c.sign == sign:
                return c
        raise ValueError(f"no condition {sign!r}")


def parse(line):
    country, value, sign = line.rsplit(" ", 2)
    return country, float(value) * Condition.from_sign(sign).factor, Condition.from_sign(sign)


def main():
    album = ["San Marino 12.50 **", "Peru 8 o", "Peru 30 x", "Faroe Islands 5 **", "Peru 2 ?"]
    worth = defaultdict(float)
    states = defaultdict(list)
    for line in album:
        try:
            country, value, condition = parse(line)
        except ValueError as e:
            print("skipped:", e)
            continue
        worth[country] += value
        states[condition.name].append(country)
    for country in sorted(worth, key=worth.get, reverse=True):
        print(f"{country:<14}{worth[country]:6.2f}")
    print(dict(states), round(sum(worth.values()), 2))
    print(Condition(("o", 0.4)) is Condition.USED, [c.sign for c in Condition])


main()
