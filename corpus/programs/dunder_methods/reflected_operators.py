class Metres:
    def __init__(self, m):
        self.m = m

    def __repr__(self):
        return f"{self.m:g} m"

    def __add__(self, other):
        print("add", self, other)
        if isinstance(other, Metres):
            return Metres(self.m + other.m)
        return NotImplemented

    def __rsub__(self, other):
        print("rsub", self, other)
        return Metres(other - self.m)

    def __mul__(self, k):
        return Metres(self.m * k) if isinstance(k, (int, float)) else NotImplemented

    def __rmul__(self, k):
        return self * k


class Feet(Metres):
    def __radd__(self, other):
        print("radd", self, other)
        return Feet(other.m + self.m)


a, b = Metres(2), Feet(0.5)
print(a + a)
print(a + b)            # the subclass comes first
print(b + a)
print(10 - a, 2 * a, a * 1.5)
try:
    a + 3
except TypeError as e:
    print("TypeError:", e)
print(a - 1)
