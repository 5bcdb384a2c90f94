from dataclasses import dataclass


@dataclass
class Circle:
    r: float


@dataclass
class Rect:
    w: float
    h: float = 1


@dataclass
class Group:
    parts: list


def area(shape):
    match shape:
        case Circle(r=0) | Rect(w=0) | Rect(h=0):
            return 0
        case Circle(r):
            return 3 * r * r
        case Rect(w, h) if w == h:
            print("  a square")
            return w ** 2
        case Rect(w, h):
            return w * h
        case Group(parts=[]):
            return 0
        case Group(parts=[first, *rest]):
            return area(first) + area(Group(rest))
        case int() | float():
            return float(shape)
        case _:
            raise TypeError(f"no area for {shape!r}")


for s in (Circle(2), Rect(3), Rect(2, 2), Rect(0, 5), Group([Circle(1), Rect(2, 3), 4]), "dot"):
    print(area(s))
