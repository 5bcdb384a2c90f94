from itertools import zip_longest

class Poly:
    def __init__(self, *coeffs):
        coeffs = list(coeffs)
        while coeffs and coeffs[-1] == 0:
            coeffs.pop()
        self.c = coeffs

    def __add__(self, other):
        return Poly(*(a + b for a, b in zip_longest(self.c, other.c, fillvalue=0)))

    def __mul__(self, other):
        if not isinstance(other, Poly):
            return Poly(*(other * a for a in self.c))
        out = [0] * (len(self.c) + len(other.c))
        for i, a in enumerate(self.c):
            for j, b in enumerate(other.c):
                out[i + j] += a * b
        return Poly(*out)

    def __call__(self, x):
        return sum(a * x ** i for i, a in enumerate(self.c))

    def __str__(self):
        terms = [f"{a}x^{i}" if i else str(a) for i, a in enumerate(self.c) if a]
        return " + ".join(reversed(terms)) or "0"

p = Poly(1, 2)
q = Poly(-1, 0, 3)
print(p, "|", q)
print(p + q)
print(p * q)
print((p * q)(2) == p(2) * q(2), p * 5)
print(p + Poly(0, -2), Poly(0, 0))
square = p * p
print([square(x) for x in (-1, 0, 1)], len(square.c))
