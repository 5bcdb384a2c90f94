from dataclasses import dataclass
from itertools import combinations
from math import acos, dist, pi, sqrt


@dataclass(frozen=True)
class Plate:
    name: str
    x: float
    y: float
    r: float

    def relation(self, other):
        d = dist((self.x, self.y), (other.x, other.y))
        if d > self.r + other.r:
            return "apart"
        if d == self.r + other.r:
            return "touching"
        if d <= abs(self.r - other.r):
            return "on top of"
        return "overlapping"

    def shared(self, other):
        d = dist((self.x, self.y), (other.x, other.y))
        a, b = self.r, other.r
        u = (d * d + a * a - b * b) / (2 * d)
        v = d - u
        return a * a * acos(u / a) - u * sqrt(a * a - u * u) + b * b * acos(v / b) - v * sqrt(b * b - v * v)


def main():
    plates = [
        Plate("dinner", 0, 0, 5),
        Plate("bread", 8, 0, 3),
        Plate("cup", 1, 1, 2),
        Plate("soup", 6, 4, 4),
    ]
    for a, b in combinations(plates, 2):
        how = a.relation(b)
        print(f"{a.name} / {b.name}: {how}", end="")
        print(f" ({a.shared(b):.2f})" if how == "overlapping" else "")
    print(f"{sum(pi * p.r ** 2 for p in plates):.1f}")
    print(plates[0].shared(plates[2]))


main()
