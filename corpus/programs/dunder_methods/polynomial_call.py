class Poly:
    """Coefficients from the lowest power up."""

    def __init__(self, *c):
        self.c = list(c)
        while self.c and self.c[-1] == 0:
            self.c.pop()

    def __call__(self, x):
        total = 0
        for a in reversed(self.c):
            total = total * x + a
        return total

    def __mul__(self, other):
        if isinstance(other, int):
            return Poly(*(a * other for a in self.c))
        out = [0] * (len(self.c) + len(other.c) - 1)
        for i, a in enumerate(self.c):
            for j, b in enumerate(other.c):
                out[i + j] += a * b
        return Poly(*out)

    __rmul__ = __mul__

    def __neg__(self):
        return self * -1

    def __str__(self):
        terms = [f"{a}x^{i}" if i else str(a) for i, a in enumerate(self.c) if a]
        return " + ".join(reversed(terms)) or "0"


p, q = Poly(1, 2), Poly(-1, 0, 1)
print(p, "|", q, "|", p * q)
print(p(3), q(3), (p * q)(3), list(map(q, range(4))))
print(3 * p, "|", -q, "|", Poly(0, 0))
