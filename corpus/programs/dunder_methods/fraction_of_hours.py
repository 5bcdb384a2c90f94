from math import gcd


class Frac:
    def __init__(self, top, bottom=1):
        if bottom == 0:
            raise ZeroDivisionError("fraction over zero")
        g = gcd(top, bottom) * (-1 if bottom < 0 else 1)
        self.top, self.bottom = top // g, bottom // g

    @staticmethod
    def _of(x):
        return x if isinstance(x, Frac) else Frac(x)

    def __add__(self, other):
        other = Frac._of(other)
        return Frac(self.top * other.bottom + other.top * self.bottom, self.bottom * other.bottom)

    __radd__ = __add__

    def __truediv__(self, other):
        other = Frac._of(other)
        return Frac(self.top * other.bottom, self.bottom * other.top)

    def __eq__(self, other):
        other = Frac._of(other)
        return self.top == other.top and self.bottom == other.bottom

    def __float__(self):
        return self.top / self.bottom

    def __repr__(self):
        return f"{self.top}/{self.bottom}" if self.bottom > 1 else str(self.top)


half, third = Frac(1, 2), Frac(2, 6)
print(half + third, half / third, 1 + half, Frac(3, -6))
print(sum([half, third, Frac(1, 6)]), sum([half, half]) == 1)
print(float(third / 4), half == Frac(4, 8))
print(half / (third + Frac(-1, 3)))
