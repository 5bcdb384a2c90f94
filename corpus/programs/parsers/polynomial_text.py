import re
from collections import defaultdict


class Polynomial:
    TERM = re.compile(r"([+-]?\d*)(x(?:\^(\d+))?)?")

    def __init__(self, coefficients):
        self.c = {p: k for p, k in coefficients.items() if k}

    @classmethod
    def parse(cls, text):
        coefficients = defaultdict(int)
        for number, x, power in cls.TERM.findall(text.replace(" ", "")):
            if not number and not x:
                continue
            k = int(number + "1") if number in ("", "+", "-") else int(number)
            coefficients[int(power or 1) if x else 0] += k
        return cls(coefficients)

    def __call__(self, x):
        return sum(k * x ** p for p, k in self.c.items())

    def __mul__(self, other):
        product = defaultdict(int)
        for p, a in self.c.items():
            for q, b in other.c.items():
                product[p + q] += a * b
        return Polynomial(product)

    def derivative(self):
        return Polynomial({p - 1: p * k for p, k in self.c.items() if p})

    def __str__(self):
        parts = []
        for p in sorted(self.c, reverse=True):
            k = self.c[p]
            x = {0: "", 1: "x"}.get(p, f"x^{p}")
            number = "" if abs(k) == 1 and p else abs(k)
            parts.append(f"{'-' if k < 0 else '+'} {number}{x}")
        return " ".join(parts).removeprefix("+ ") or "0"


def main():
    p = Polynomial.parse("3x^2 - x + 4")
    q = Polynomial.parse("x - 2 + x")
    print(p, "|", q, "|", p * q)
    print(p(2), q(1), (p * q)(1) == p(1) * q(1))
    print(p.derivative(), "|", p.derivative().derivative().derivative())
    print(Polynomial.parse("-x^3 + x^3"), Polynomial.parse("7"))


if __name__ == "__main__":
    main()
