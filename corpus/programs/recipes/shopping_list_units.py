from collections import defaultdict
from fractions import Fraction

SPOONS = {"tsp": 1, "tbsp": 3, "cup": 48}


class Amount:
    def __init__(self, n, unit=""):
        self.n, self.unit = Fraction(n), unit

    def __add__(self, other):
        if self.unit == other.unit:
            return Amount(self.n + other.n, self.unit)
        if self.unit in SPOONS and other.unit in SPOONS:
            small = min(self.unit, other.unit, key=SPOONS.get)
            return Amount(self.to(small) + other.to(small), small)
        raise ValueError(f"{self} and {other}")

    def to(self, unit):
        return self.n * SPOONS[self.unit] / SPOONS[unit]

    def __str__(self):
        whole, part = divmod(self.n, 1)
        text = f"{whole or ''}{' ' if whole and part else ''}{part or ''}" or "0"
        return f"{text} {self.unit}".strip()


needs = defaultdict(list)
for line in "oil 1/2 cup;egg 2;oil 2 tbsp;egg 1;oil 1/4 cup;salt 1 tsp;salt 3 g".split(";"):
    what, *amount = line.split()
    needs[what].append(Amount(*amount))
for what, amounts in needs.items():
    total = amounts[0]
    try:
        for a in amounts[1:]:
            total = total + a
        print(what, total)
    except ValueError as e:
        print(what, "cannot be added:", e)
print(Amount("7/4", "cup"), Amount(0, "tsp"), Amount("1/2"))
