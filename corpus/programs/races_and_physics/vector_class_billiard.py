import math


class Vec:
    __slots__ = ("x", "y")

    def __init__(self, x=0.0, y=0.0):
        self.x, self.y = x, y

    def __add__(self, o):
        return Vec(self.x + o.x, self.y + o.y)

    def __sub__(self, o):
        return Vec(self.x - o.x, self.y - o.y)

    def __mul__(self, k):
        if isinstance(k, Vec):
            return self.x * k.x + self.y * k.y
        return Vec(self.x * k, self.y * k)

    __rmul__ = __mul__

    def __abs__(self):
        return math.hypot(self.x, self.y)

    def __repr__(self):
        return f"({self.x:.2f}, {self.y:.2f})"


def collide(p1, v1, p2, v2):
    """Elastic push of two equal balls."""
    n = p2 - p1
    n = (1 / abs(n)) * n
    s = (v1 - v2) * n
    return v1 - n * s, v2 + n * s


p1, p2 = Vec(0, 0), Vec(1, 1)
v1, v2 = Vec(2, 0), Vec()
w1, w2 = collide(p1, v1, p2, v2)
print(w1, w2)
print("momentum", v1 + v2, "->", w1 + w2)
energy = lambda *vs: sum(v * v for v in vs)
print("energy", energy(v1, v2), "->", round(energy(w1, w2), 9))
angle = math.degrees(math.acos((w1 * w2) / (abs(w1) * abs(w2))))
print(f"angle between them: {angle:.1f}")
print(3 * Vec(1, -1), abs(Vec(3, 4)), Vec(1, 2) * Vec(3, 4))
