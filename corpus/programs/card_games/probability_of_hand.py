from fractions import Fraction
from math import comb


def at_least_one(wanted, deck, draws):
    none = Fraction(comb(deck - wanted, draws), comb(deck, draws))
    return 1 - none


def exactly(k, wanted, deck, draws):
    return Fraction(comb(wanted, k) * comb(deck - wanted, draws - k), comb(deck, draws))


def main():
    ace = at_least_one(4, 52, 5)
    print("an ace in five:", ace, f"= {float(ace):.4f}")
    parts = [exactly(k, 4, 32, 3) for k in range(4)]
    for k, p in enumerate(parts):
        print(f"{k} jacks in the skat hand: {float(p):7.3%}")
    print("sum", sum(parts))
    odds = max(range(4), key=parts.__getitem__)
    print("most likely:", odds)
    ratio = parts[1] / parts[2]
    print(f"1 is {ratio.numerator}/{ratio.denominator} times as likely as 2")


main()
