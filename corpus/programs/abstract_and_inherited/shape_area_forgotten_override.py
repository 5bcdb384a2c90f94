class Shape:
    def __init__(self, name):
        self.name = name

    def area(self):
        raise NotImplementedError(f"{type(self).__name__}.area")

    def describe(self):
        return f"{self.name} of {self.area()}"


class Square(Shape):
    def __init__(self, side):
        super().__init__("square")
        self.side = side

    def area(self):
        return self.side ** 2


class Circle(Shape):
    def __init__(self, r):
        super().__init__("circle")
        self.r = r

    def aera(self):             # misspelt: overrides nothing
        return 3 * self.r ** 2


class Hole(Square):
    def area(self):
        return -super().area()


shapes = [Square(3), Hole(1), Circle(2)]
total = 0
for s in shapes:
    try:
        print(s.describe())
        total += s.area()
    except NotImplementedError as e:
        print("NotImplementedError:", e)
print(total, hasattr(shapes[2], "aera"), [s.name for s in shapes])
Circle.area = Circle.aera
print(sum(s.area() for s in shapes))
