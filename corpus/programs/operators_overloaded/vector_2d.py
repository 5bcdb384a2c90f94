class Vec:
    def __init__(self, x, y):
        self.x, self.y = x, y

    def __add__(self, other):
        return Vec(self.x + other.x, self.y + other.y)

    def __sub__(self, other):
        return self + -other

    def __neg__(self):
        return Vec(-self.x, -self.y)

    def __mul__(self, k):
        if isinstance(k, Vec):
            return self.x * k.x + self.y * k.y
        return Vec(self.x * k, self.y * k)

    __rmul__ = __mul__

    def __abs__(self):
        return (self * self) ** 0.5

    def __eq__(self, other):
        return (self.x, self.y) == (other.x, other.y)

    def __repr__(self):
        return f"<{self.x} {self.y}>"


def main():
    boat, wind = Vec(3, 4), Vec(-1, 2)
    print(boat + wind, boat - wind, 2 * boat, wind * 0.5)
    print(abs(boat), boat * wind, boat == Vec(3, 4))
    pos = Vec(0, 0)
    for _ in range(3):
        pos += boat + wind
    print(pos, round(abs(pos), 2))
    print(sum([boat, wind], Vec(0, 0)))
    print(sum([boat, wind]))


main()
