import math


class Vector:
    __slots__ = ("x", "y")

    def __init__(self, x=0.0, y=0.0):
        self.x = x
        self.y = y

    def __add__(self, other):
        return Vector(self.x + other.x, self.y + other.y)

    def __repr__(self):
        return f"<{self.x}, {self.y}>"

    def length(self):
        return math.hypot(self.x, self.y)


class Body:
    def __init__(self, place, speed):
        self.place = place
        self.speed = speed

    def move(self, times=1):
        for _ in range(times):
            self.place = self.place + self.speed
        return self.place


def main():
    ball = Body(Vector(1, 2), Vector(1, 1))
    place = ball.move(2)
    print(place, round(place.length(), 2))
    zero = Vector()
    print(zero, zero.length())


main()
