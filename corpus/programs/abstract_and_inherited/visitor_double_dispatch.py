class Circle:
    def __init__(self, r):
        self.r = r

    def accept(self, visitor):
        return visitor.circle(self)


class Group:
    def __init__(self, *shapes):
        self.shapes = shapes

    def accept(self, visitor):
        return visitor.group(self, [s.accept(visitor) for s in self.shapes])


class Square:
    def __init__(self, a):
        self.a = a

    def accept(self, visitor):
        return visitor.square(self)


class Area:
    def circle(self, c): return 3 * c.r * c.r
    def square(self, s): return s.a * s.a
    def group(self, g, parts): return sum(parts)


class Describe:
    def circle(self, c): return f"o{c.r}"
    def square(self, s): return f"#{s.a}"
    def group(self, g, parts): return "(" + " ".join(parts) + ")"


class Grow(Area):
    def circle(self, c):
        c.r += 1
        return super().circle(c)


shared = Circle(1)
picture = Group(shared, Square(2), Group(shared))
for visitor in (Area(), Describe(), Grow(), Describe(), Area()):
    print(type(visitor).__name__, picture.accept(visitor))
