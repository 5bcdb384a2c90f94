from fractions import Fraction


def event(p):
    p = Fraction(p)

    def probability():
        return p

    def and_(other):
        return event(p * other())

    def or_(other):
        q = other()
        return event(p + q - p * q)

    def at_least_once(tries):
        return event(1 - (1 - p) ** tries)

    probability.and_ = and_
    probability.or_ = or_
    probability.at_least_once = at_least_once
    probability.odds = lambda: f"{p.numerator}:{p.denominator - p.numerator}"
    return probability


def main():
    six = event("1/6")
    heads = event("0.5")
    print(six.and_(heads)(), six.or_(heads)())
    print(six.at_least_once(4)(), float(six.at_least_once(4)()) > 0.5)
    print(heads.odds(), six.odds(), heads.and_(heads).and_(heads).odds())
    never, sure = event(0), event(1)
    print(never.or_(sure)(), never.at_least_once(99)(), sure.odds())
    tries = 1
    while heads.at_least_once(tries)() < Fraction(95, 100):
        tries += 1
    print(tries, "coins for 95 %")


main()
