from typing import NamedTuple


class Point(NamedTuple):
    x: int
    y: int = 0

    def __add__(self, other):
        return Point(self.x + other[0], self.y + other[1])

    @property
    def quadrant(self) -> int:
        if self.x == 0 or self.y == 0:
            return 0
        if self.y > 0:
            return 1 if self.x > 0 else 2
        return 3 if self.x < 0 else 4


def walk(start: Point, *moves: tuple[int, int]):
    here = start
    for move in moves:
        here += move
        yield here


home = Point(1)
for p in walk(home, (0, 2), (-3, 1), (0, -5), Point(2, 2)):
    print(p, "quadrant", p.quadrant)
print(home == (1, 0), {home: "home"}[(1, 0)], home * 2)
x, y = home
print(x, y, Point(*[7, 8]).x)
