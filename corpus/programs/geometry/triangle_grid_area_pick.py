from math import gcd


class Lattice:
    """Polygons with corners on whole numbers."""

    def __init__(self, *corners):
        self.corners = corners

    def edges(self):
        yield from zip(self.corners, self.corners[1:] + self.corners[:1])

    def double_area(self):
        return abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in self.edges()))

    def border(self):
        return sum(gcd(abs(x1 - x2), abs(y1 - y2)) for (x1, y1), (x2, y2) in self.edges())

    def inner(self):
        return (self.double_area() - self.border() + 2) // 2


def main():
    shapes = {
        "sail": Lattice((0, 0), (6, 0), (0, 4)),
        "square": Lattice((1, 1), (4, 1), (4, 4), (1, 4)),
        "needle": Lattice((0, 0), (5, 1), (10, 2)),
    }
    for name, shape in shapes.items():
        print(f"{name:<7} area {shape.double_area() / 2:>5} border {shape.border():>3} inside {shape.inner():>3}")
    nails = sum(s.border() + s.inner() for s in shapes.values())
    print("nails needed:", nails)
    assert shapes["square"].inner() == 2 * 2
    print(sorted(shapes, key=lambda n: shapes[n].inner()))


if __name__ == "__main__":
    main()
