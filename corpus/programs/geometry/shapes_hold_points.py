class Point:
    def __init__(self, x, y):
        self.x, self.y = x, y

    def move(self, dx, dy):
        self.x += dx
        self.y += dy

    def to(self, other):
        return ((self.x - other.x) ** 2 + (self.y - other.y) ** 2) ** 0.5


class Triangle:
    def __init__(self, a, b, c):
        self.corners = [a, b, c]

    def area(self):
        a, b, c = self.corners
        return abs((b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y)) / 2

    def perimeter(self):
        a, b, c = self.corners
        return a.to(b) + b.to(c) + c.to(a)

    def move(self, dx, dy):
        for p in self.corners:
            p.move(dx, dy)


shared = Point(3, 0)
left = Triangle(Point(0, 0), shared, Point(0, 4))
right = Triangle(shared, Point(6, 0), Point(3, 4))
print(left.area(), left.perimeter(), right.area())
left.move(1, 0)                 # moves a corner of the other one
print(left.area(), right.area(), shared.x)
left.corners[1] = Point(shared.x, shared.y)
left.move(0, 1)
print(right.area(), left.perimeter() == 12)
