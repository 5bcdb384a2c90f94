from fractions import Fraction


class Odds:
    def __init__(self, probability):
        self.p = Fraction(probability).limit_denominator(1000)

    @classmethod
    def decimal(cls, x):
        return cls(1 / Fraction(str(x)))

    @classmethod
    def moneyline(cls, n):
        return cls(Fraction(100, n + 100) if n > 0 else Fraction(-n, 100 - n))

    @property
    def fractional(self):
        f = (1 - self.p) / self.p
        return f"{f.numerator}/{f.denominator}"

    def __format__(self, spec):
        if spec == "dec":
            return f"{float(1 / self.p):.2f}"
        if spec == "us":
            return f"{round(100 * (1 - self.p) / self.p):+d}" if self.p < Fraction(1, 2) else f"{-round(100 * self.p / (1 - self.p))}"
        return format(float(self.p), spec or ".3f")

    def __and__(self, other):
        return Odds(self.p * other.p)

    def __invert__(self):
        return Odds(1 - self.p)


if __name__ == "__main__":
    home, away = Odds.decimal("1.8"), Odds.moneyline(250)
    for o in (home, away, home & away, ~home):
        print(f"{o} {o:.1%} {o:dec} {o:us} {o.fractional}")
    print(Odds("3/7").p, Odds(0.3333).p, Odds.moneyline(-150).p)
    total = home.p + away.p
    print("sum", total, "draw", 1 - total)
