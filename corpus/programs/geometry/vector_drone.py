class Vector:
    __slots__ = "x", "y"

    def __init__(self, x=0, y=0):
        self.x, self.y = x, y

    def __add__(self, other):
        return Vector(self.x + other.x, self.y + other.y)

    def __sub__(self, other):
        return self + -other

    def __neg__(self):
        return Vector(-self.x, -self.y)

    def __mul__(self, k):
        return Vector(self.x * k, self.y * k)

    __rmul__ = __mul__

    def __abs__(self):
        return (self.x ** 2 + self.y ** 2) ** 0.5

    def __eq__(self, other):
        return (self.x, self.y) == (other.x, other.y)

    def __repr__(self):
        return f"<{self.x:g} {self.y:g}>"


def fly(start, *legs, wind=Vector()):
    path = [start]
    for leg in legs:
        path.append(path[-1] + leg + wind)
    return path


def main():
    north, east = Vector(0, 1), Vector(1, 0)
    path = fly(Vector(), 3 * north, 4 * east, -3 * north)
    print(path, abs(path[-1] - path[0]))
    windy = fly(Vector(), 3 * north, 4 * east, -3 * north, wind=Vector(0.5, -0.25))
    drift = windy[-1] - path[-1]
    print(windy[-1], "drift", drift, f"{abs(drift):.3f}")
    print(path[-1] == 4 * east, path[1] - north * 3)
    farthest = max(windy, key=abs)
    print("farthest:", farthest)


main()
