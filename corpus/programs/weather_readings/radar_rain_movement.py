from typing import NamedTuple


class Cell(NamedTuple):
    x: int
    y: int

    def __add__(self, other):
        return Cell(self.x + other[0], self.y + other[1])


before = ["......", ".##...", ".##...", "......"]
after = ["......", "......", "...##.", "...##."]


def cells(picture):
    return {Cell(x, y) for y, row in enumerate(picture) for x, ch in enumerate(row) if ch == "#"}


def center(points):
    return sum(p.x for p in points) / len(points), sum(p.y for p in points) / len(points)


def movement(a, b):
    (x1, y1), (x2, y2) = center(a), center(b)
    return round(x2 - x1), round(y2 - y1)


def main():
    a, b = cells(before), cells(after)
    step = movement(a, b)
    print("moves by", step, "per picture", center(a), center(b))
    forecast = {p + step for p in b}
    inside = {p for p in forecast if 0 <= p.x < 6 and 0 <= p.y < 4}
    print("next picture:", sorted(inside), "left:", len(forecast) - len(inside))
    town = Cell(5, 3)
    print("town wet now:", town in b, "next:", town in forecast)
    check = {p + step for p in a} == b
    print("shape kept:", check)
    print("".join("#" if Cell(x, 3) in inside else "." for x in range(6)))


main()
