from fractions import Fraction
from itertools import islice
import math


def terms(x):
    """Terms of the continued fraction of a Fraction."""
    while True:
        whole = math.floor(x)
        yield whole
        x -= whole
        if not x:
            return
        x = 1 / x


def fold(numbers):
    value = None
    for n in reversed(list(numbers)):
        value = Fraction(n) if value is None else n + 1 / value
    return value


def main():
    gears = Fraction(415, 93)
    print(list(terms(gears)))
    assert fold(terms(gears)) == gears
    year = Fraction("365.2422")
    parts = list(islice(terms(year), 4))
    print(parts)
    for n in range(1, len(parts) + 1):
        guess = fold(parts[:n])
        error = float(abs(guess - year)) * 24 * 60
        print(f"{str(guess):>10}  {error:8.2f} minutes off")
    print(fold([1] * 7), fold([7]), fold([]))


main()
