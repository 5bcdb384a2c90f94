import cmath
from math import pi, isclose


def move(dx, dy):
    return lambda z: z + complex(dx, dy)


def turn(degrees):
    return lambda z: z * cmath.exp(1j * pi * degrees / 180)


def zoom(k):
    return lambda z: z * k


def apply(points, *steps):
    for step in steps:
        points = [step(p) for p in points]
    return points


def area(points):
    total = 0
    for a, b in zip(points, points[1:] + points[:1]):
        total += a.real * b.imag - b.real * a.imag
    return abs(total) / 2


def show(points):
    return [(round(p.real, 2) + 0.0, round(p.imag, 2) + 0.0) for p in points]


def main():
    square = [0j, 2 + 0j, 2 + 2j, 2j]
    turned = apply(square, turn(90), move(2, 0))
    bigger = apply(square, zoom(1.5))
    mixed = apply(square, move(1, 1), turn(45), zoom(2))
    print(show(turned))
    print(area(square), area(bigger), round(area(mixed), 6))
    print(isclose(area(turned), area(square)))
    print(show(mixed)[2], abs(mixed[2]))


if __name__ == "__main__":
    main()
