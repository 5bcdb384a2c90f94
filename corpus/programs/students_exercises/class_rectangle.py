class Rectangle:
    """Homework: a rectangle class."""

    def __init__(self, width, height):
        self.width = width
        self.height = height

    def area(self):
        return self.width * self.height

    def perimeter(self):
        return 2 * self.width + 2 * self.height

    def is_square(self):
        return self.width == self.height

    def scale(self, factor):
        self.width *= factor
        self.height *= factor

    def draw(self):
        for i in range(self.height):
            print("*" * self.width)


r1 = Rectangle(4, 2)
r2 = Rectangle(3, 3)
r3 = r1
print(r1.area(), r1.perimeter(), r1.is_square())
print(r2.area(), r2.perimeter(), r2.is_square())
r3.scale(2)
print(r1.area(), r3.area())
r2.draw()
total = 0
for r in [r1, r2, r3]:
    total += r.area()
print("total area:", total)
r2.scale(0.5)
print(r2.area())
r2.draw()
