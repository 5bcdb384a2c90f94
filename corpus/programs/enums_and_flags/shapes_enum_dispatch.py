import math
from enum import Enum, auto


class Shape(Enum):
    CIRCLE = auto()
    SQUARE = auto()
    TRIANGLE = auto()


AREA = {
    Shape.CIRCLE: lambda r: math.pi * r ** 2,
    Shape.SQUARE: lambda a: a * a,
    Shape.TRIANGLE: lambda a, b, c: heron(a, b, c),
}


def heron(a, b, c):
    s = (a + b + c) / 2
    return math.sqrt(s * (s - a) * (s - b) * (s - c))


def parse(text):
    word, *numbers = text.split()
    return Shape[word.upper()], [float(n) for n in numbers]


def main():
    lines = ["circle 2", "square 3.5", "triangle 3 4 5", "Square 1", "triangle 1 1 5"]
    totals = dict.fromkeys(Shape, 0.0)
    for line in lines:
        shape, numbers = parse(line)
        try:
            area = AREA[shape](*numbers)
        except ValueError:
            print("impossible:", line)
            continue
        totals[shape] += area
        print(f"{shape.name:<9}{area:8.3f}")
    print({s.name[:3]: round(t, 2) for s, t in totals.items()})
    print([s.value for s in Shape], max(totals, key=totals.get).name)


if __name__ == "__main__":
    main()
