import math
from typing import NamedTuple


class Planet(NamedTuple):
    name: str
    au: float
    mass: float

    @property
    def year(self):
        return math.sqrt(self.au ** 3)

    def gravity_on(self, other, angle):
        d2 = self.au ** 2 + other.au ** 2 - 2 * self.au * other.au * math.cos(angle)
        return self.mass * other.mass / d2


PLANETS = [Planet("Merkur", 0.387, 0.055), Planet("Erde", 1.0, 1.0), Planet("Mars", 1.524, 0.107), Planet("Jupiter", 5.203, 317.8)]


def synodic(a, b):
    return 1 / abs(1 / a.year - 1 / b.year)


def main():
    earth = PLANETS[1]
    for p in PLANETS:
        line = f"{p.name:8}{p.year:7.3f} years"
        if p != earth:
            line += f", meets the earth every {synodic(p, earth):.3f} years"
        print(line)
    pull = {p.name: p.gravity_on(earth, 0) for p in PLANETS if p is not earth}
    strongest = max(pull, key=pull.get)
    print("strongest pull:", strongest, {n: round(v / pull[strongest], 4) for n, v in pull.items()})
    birthday = 40
    print({p.name: int(birthday / p.year) for p in PLANETS})
    name, au, _ = min(PLANETS, key=lambda p: abs(p.year - 10))
    print("nearest to ten years:", name, au)
    print(synodic(earth, earth))


if __name__ == "__main__":
    main()
