class Rectangle:
    def __init__(self, width, height):
        self.width = width
        self.height = height

    def area(self):
        return self.width * self.height

    def scale(self, factor):
        return Rectangle(self.width * factor, self.height * factor)

    def __eq__(self, other):
        return self.area() == other.area()


class Square(Rectangle):
    def __init__(self, side):
        super().__init__(side, side)

    @property
    def side(self):
        return self.width

    @side.setter
    def side(self, value):
        self.width = self.height = value


r = Rectangle(2, 8)
s = Square(4)
print(r.area(), s.area(), r == s, r is s)
s.side = 5
print(s.width, s.height, s.area())
s.width = 3             # no longer a square
print(s.side, s.area(), isinstance(s, Square))
big = s.scale(2)
print(type(big).__name__, big.area(), isinstance(big, Square))
print([x.area() for x in sorted([r, s, big], key=Rectangle.area)])
big.side = 1
print(big.width, big.side)
