class Point:
    __match_args__ = ("x", "y")

    def __init__(self, x, y):
        self.x, self.y = x, y


class Line:
    __match_args__ = ("start", "end")

    def __init__(self, start, end):
        self.start, self.end = start, end


def where(thing):
    match thing:
        case Point(0, 0):
            return "origin"
        case Point(x, 0) | Point(0, x):
            return f"on an axis, {x}"
        case Point(x, y) if x == y:
            return f"diagonal {x}"
        case Line(Point(x=a), Point(x=b)) if a == b:
            return "vertical"
        case Line(start=Point(y=a), end=Point(y=b)):
            return "level" if a == b else f"rises {b - a}"
        case [Point() as p, *_]:
            return "list, first " + where(p)
    return "nothing"


p, q = Point(0, 4), Point(3, 3)
for thing in (Point(0, 0), p, q, Line(q, Point(3, 9)), Line(p, q), Line(Point(1, 2), Point(5, 2)), [q, p], [], 5):
    print(where(thing))
