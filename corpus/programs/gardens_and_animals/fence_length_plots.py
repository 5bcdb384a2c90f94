import math


class Plot:
    def __init__(self, *corners):
        self.corners = corners

    def sides(self):
        for a, b in zip(self.corners, self.corners[1:] + self.corners[:1]):
            yield math.dist(a, b)

    @property
    def perimeter(self):
        return sum(self.sides())

    @property
    def area(self):
        pairs = zip(self.corners, self.corners[1:] + self.corners[:1])
        return abs(sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in pairs)) / 2


class Rectangle(Plot):
    def __init__(self, width, height):
        super().__init__((0, 0), (width, 0), (width, height), (0, height))


plots = {
    "lawn": Rectangle(12, 8),
    "corner": Plot((0, 0), (6, 0), (0, 8)),
    "odd": Plot((0, 0), (5, 1), (6, 4), (2, 5)),
}
for name, p in plots.items():
    print(f"{name:7} {p.area:6.1f} m² {p.perimeter:6.2f} m fence, longest side {max(p.sides()):.2f}")

post_every = 2.5
for name, p in plots.items():
    posts = sum(math.ceil(s / post_every) for s in p.sides())
    print(name, posts, "posts")
square = math.sqrt(plots["lawn"].area) * 4
print(f"a square lawn would save {plots['lawn'].perimeter - square:.2f} m")
print(Plot((0, 0), (1, 1)).area, Plot().perimeter)
