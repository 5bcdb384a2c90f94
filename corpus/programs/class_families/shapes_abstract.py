from abc import ABC, abstractmethod
from math import pi, sqrt


class Shape(ABC):
    @abstractmethod
    def area(self):
        ...

    @abstractmethod
    def perimeter(self):
        ...

    def roundness(self):
        return 4 * pi * self.area() / self.perimeter() ** 2

    def __lt__(self, other):
        return self.area() < other.area()


class Circle(Shape):
    def __init__(self, r):
        self.r = r

    def area(self):
        return pi * self.r ** 2

    def perimeter(self):
        return 2 * pi * self.r


class Rectangle(Shape):
    def __init__(self, a, b):
        self.a, self.b = a, b

    def area(self):
        return self.a * self.b

    def perimeter(self):
        return 2 * (self.a + self.b)


class Square(Rectangle):
    def __init__(self, a):
        super().__init__(a, a)

    @property
    def diagonal(self):
        return self.a * sqrt(2)


shapes = [Rectangle(2, 8), Circle(2), Square(3.5)]
for s in sorted(shapes):
    print(f"{type(s).__name__:<10}{s.area():7.2f}{s.perimeter():7.2f}{s.roundness():6.3f}")
print(max(shapes).__class__.__name__, round(shapes[2].diagonal, 3))
try:
    Shape()
except TypeError:
    print("Shape is abstract")
