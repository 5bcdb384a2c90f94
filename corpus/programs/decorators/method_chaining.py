def chainable(method):
    def wrapper(self, *args, **kwargs):
        method(self, *args, **kwargs)
        return self
    return wrapper


class Turtle:
    HEADINGS = [(0, 1), (1, 0), (0, -1), (-1, 0)]

    def __init__(self):
        self.x = self.y = 0
        self.heading = 0
        self.path = [(0, 0)]

    @chainable
    def forward(self, n=1):
        dx, dy = self.HEADINGS[self.heading]
        self.x += dx * n
        self.y += dy * n
        self.path.append((self.x, self.y))

    @chainable
    def right(self, times=1):
        self.heading = (self.heading + times) % 4

    def left(self):
        return self.right(3)

    @property
    def distance(self):
        return abs(self.x) + abs(self.y)


def main():
    t = Turtle().forward(3).right().forward(2).left().forward()
    print(t.path, t.distance)
    square = Turtle()
    for _ in range(4):
        square.forward(5).right()
    print(square.path[-1], square.distance, square.heading)
    back = Turtle().right(2).forward(4).path
    print(back)
    print(t.forward(-4).right(2).forward(0).path[-1])


main()
