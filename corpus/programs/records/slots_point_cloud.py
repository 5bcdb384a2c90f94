class Point:
    __slots__ = ("x", "y", "label")

    def __init__(self, x, y, label=""):
        self.x, self.y, self.label = x, y, label

    def __eq__(self, other):
        return (self.x, self.y) == (other.x, other.y)

    def __hash__(self):
        return hash((self.x, self.y))

    def __repr__(self):
        return f"{self.label or 'P'}({self.x}, {self.y})"


def centre(points):
    n = len(points)
    return Point(sum(p.x for p in points) / n, sum(p.y for p in points) / n, "M")


def box(points):
    xs = [p.x for p in points]
    ys = [p.y for p in points]
    return max(xs) - min(xs), max(ys) - min(ys)


def main():
    points = [Point(0, 0, "A"), Point(4, 1), Point(4, 1, "C"), Point(-2, 6)]
    unique = sorted(set(points), key=lambda p: (p.x, p.y))
    print(unique[0], len(points), len(unique))
    print(centre(unique), box(unique))
    print(points[1] == points[2], points.index(Point(4, 1)))
    points[0].label = "origin"
    print(points[0])
    try:
        points[0].z = 3
    except AttributeError:
        print("no z in", Point.__slots__)


main()
