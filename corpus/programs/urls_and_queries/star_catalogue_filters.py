import operator
from dataclasses import dataclass


@dataclass
class Star:
    name: str
    magnitude: float
    distance: float
    colour: str


OPS = {"<": operator.lt, ">": operator.gt, "=": operator.eq}
STARS = [
    Star("Sirius", -1.46, 8.6, "white"), Star("Betelgeuse", 0.5, 548.0, "red"),
    Star("Vega", 0.03, 25.0, "white"), Star("Proxima", 11.1, 4.2, "red"),
]


def parse(condition):
    for sign, op in OPS.items():
        if sign in condition:
            field, value = condition.split(sign)
            try:
                value = float(value)
            except ValueError:
                pass
            return lambda s: op(getattr(s, field), value)
    return lambda s: condition.lower() in s.name.lower()


def query(text):
    tests = [parse(c) for c in text.split()]
    return [s for s in STARS if all(t(s) for t in tests)]


def absolute(star):
    from math import log10
    return star.magnitude - 5 * (log10(star.distance / 3.2616) - 1)


def main():
    for text in ("magnitude<1", "colour=red distance<10", "e magnitude<0.1", "", "distance>1000"):
        print(repr(text), [s.name for s in query(text)])
    seen = query("magnitude<6")
    print(len(seen), f"{sum(s.distance for s in seen) / len(seen):.1f} ly on average")
    for s in sorted(STARS, key=absolute):
        print(f"{s.name:<11}{absolute(s):6.2f}")
    brightest = min(STARS, key=absolute)
    print(brightest.name, brightest is STARS[1], query("sirius")[0].colour)


if __name__ == "__main__":
    main()
