from numbers import Number
from functools import total_ordering


@total_ordering
class Quantity:
    unit = ""

    def __init__(self, value):
        if not isinstance(value, Number):
            raise TypeError(f"{value!r} is not a number")
        self.value = value

    def __eq__(self, other):
        return type(self) is type(other) and self.value == other.value

    def __lt__(self, other):
        if type(self) is not type(other):
            return NotImplemented
        return self.value < other.value

    def __str__(self):
        return f"{self.value:g}{self.unit}"


class Kilo(Quantity):
    unit = "kg"


class Metre(Quantity):
    unit = "m"

    def __mul__(self, other):
        if isinstance(other, Metre):
            return Square(self.value * other.value)
        return Metre(self.value * other)

    __rmul__ = __mul__


class Square(Quantity):
    unit = "m²"


width, depth = Metre(4), Metre(2.5)
floor = width * depth
print(floor, 3 * depth, max(width, depth), depth >= width)
print(Metre(1) == Kilo(1), sorted([Kilo(3), Kilo(0.5), Kilo(1e3)])[0])
print(" ".join(str(q) for q in (floor, Kilo(70.25), Metre(10 ** 7))))
try:
    print(Kilo(1) < Metre(2))
except TypeError as e:
    print("TypeError:", str(e)[:18])
try:
    Metre("4")
except TypeError as e:
    print(e)
