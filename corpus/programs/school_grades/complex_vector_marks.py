"""Positions of paper planes on the school yard, as complex numbers."""
import cmath
import math

THROWS = {
    "Ada": [3 + 4j, 6 - 1j],
    "Bilal": [-2 + 7j, 0 + 9.5j],
    "Chi": [5j, 1 + 1j],
}
WIND = 1 - 0.5j


def distance(z):
    return abs(z)


def direction(z):
    degrees = math.degrees(cmath.phase(z))
    names = ["E", "NE", "N", "NW", "W", "SW", "S", "SE"]
    return names[round(degrees / 45) % 8]


def main():
    table = []
    for name, throws in THROWS.items():
        best = max(throws, key=distance)
        table.append((round(distance(best), 2), name, direction(best)))
        mean = sum(throws) / len(throws)
        print(f"{name:<6} mean ({mean.real:+.1f}, {mean.imag:+.1f}) best {best}")
    for d, name, where in sorted(table, reverse=True):
        print(f"{d:>6} m {where:<2} {name}")
    calm = {n: [z - WIND for z in zs] for n, zs in THROWS.items()}
    ranking = sorted(calm, key=lambda n: max(map(abs, calm[n])), reverse=True)
    print("without wind:", ranking, [round(max(map(abs, calm[n])), 2) for n in ranking])
    turned = THROWS["Ada"][0] * 1j
    print(turned, turned.conjugate(), abs(turned) == abs(THROWS["Ada"][0]))
    print(direction(-1 + 0j), direction(1 - 1j), cmath.isclose(cmath.rect(2, math.pi), -2))


if __name__ == "__main__":
    main()
