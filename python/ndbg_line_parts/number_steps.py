"""Writes operations on numbers in small steps (small_steps.py): digit by digit, bit by bit, power by power."""
from ndbg_trace.intact import BUILTINS as __builtins__

# Larger numbers are rare in programs.
LARGEST = 10**12


def whole(*numbers):
    return all(type(number) is int and 0 <= number <= LARGEST for number in numbers)


def power_of_ten(number):
    return str(number).rstrip("0") == "1"


def ends(digits, others, sign):
    """From the last digit on: the digits of both numbers and the result so far, with a `-` if one is borrowed. Also
    returns whether anything was carried or borrowed."""
    written, carried = [], False
    for place in range(1, len(digits) + 1):
        end = int(digits[-place:]) + sign * int(others[-place:])
        owed = "-" if end < 0 else ""
        text = str(end + 10**place if owed else end).rjust(place, "0")
        carried = carried or bool(owed) or len(text) > place
        written.append(f"{digits[-place]} {others[-place]} {text}{owed}")
    return ", ".join(written), carried


def signed(sign):
    """Sums and differences from the last digit on, if anything is carried or borrowed. If the signs differ, the
    larger number comes first; if that is not their order, a line before says so."""

    def steps(one, other):
        if type(one) is not int or type(other) is not int:
            return ""
        one, other, apart = abs(one), abs(other), (one < 0) != (sign * other < 0)
        if min(one, other) < 10 or max(one, other) not in range(100, LARGEST) or (apart and one == other):
            return ""
        turned = apart and one < other
        if turned:
            one, other = other, one
        size = len(str(max(one, other)))
        written, carried = ends(str(one).rjust(size, "0"), str(other).rjust(size, "0"), -1 if apart else 1)
        return f"{one} {other}, {written}" if turned else written if carried else ""

    return steps


def multiplied(one, other):
    """The product with each digit of one factor, and the sum so far."""
    if type(one) is not int or type(other) is not int:
        return ""
    one, other = abs(one), abs(other)
    if max(one, other) > 10**6 or min(one, other) < 2 or (min(one, other) < 10 and max(one, other) < 1000):
        return ""
    if min(one, other) < 10:
        one, other = sorted((one, other))
    elif sum(digit != "0" for digit in str(one)) < sum(digit != "0" for digit in str(other)):
        one, other = other, one
    total, written = 0, []
    for place, digit in enumerate(str(other)):
        if digit == "0":
            continue
        product = one * int(digit) * 10 ** (len(str(other)) - 1 - place)
        total += product
        written.append(f"{product} {total}" if written else str(product))
    return ", ".join(written) if len(written) > 1 else ""


def division(one, other):
    times, left = divmod(one, other)
    return f"{one} {times} {one - left} {left}"


def long_division(one, other):
    written, left = [], 0
    for digit in str(one):
        left = left * 10 + int(digit)
        if left >= other or written:
            written.append(division(left, other))
            left %= other
    return ", ".join(written or [division(one, other)])


def divided(one, other):
    """Long division, digit by digit: the dividend so far, the quotient's digit, the product, the rest. Negative
    numbers are divided as positive ones, and the rest is then subtracted from the divisor."""
    if type(one) is not int or not whole(abs(one), other) or other < 2 or power_of_ten(other):
        return ""
    if one < 0:
        left = -one % other
        return f"{long_division(-one, other)}{f', {other} {other - left}' if left else ''}" if one <= -10 else ""
    is_glance = one <= other or one < 20 or (one < 100 and (other == 2 or one < 2 * other))
    return "" if is_glance else long_division(one, other)


def divided_on(one, other):
    """The same, continued behind the point until nothing is left or the digits repeat."""
    if not whole(one, other) or other < 2 or power_of_ten(other):
        return ""
    if one % other == 0:
        return divided(one, other)
    before, left = divided(one, other), one % other
    written, met = [], set()
    while left and left not in met and len(written) < 8:
        met.add(left)
        written.append(division(left * 10, other))
        left = left * 10 % other
    return f"{before}{', ' if before else ''}. {', '.join(written)}"


def raised(base, exponent, *rest):
    """Each power up to the last, with its exponent."""
    if rest or not whole(base, exponent) or base not in range(2, 100) or exponent not in range(3, 13) or base == 10:
        return ""
    return ", ".join(f"{n} {base**n}" for n in range(2, exponent + 1)) if base**exponent <= LARGEST else ""


def by_bits(operate):
    """Both numbers halved again and again: the value of each last bit, the numbers, and the result so far."""

    def steps(one, other):
        if not whole(one, other) or min(one, other) < 3 or max(one, other) not in range(8, 2**12):
            return ""
        result, written = operate(one, other), []
        for place in range(max(one, other).bit_length()):
            written.append(f"{1 << place} {one >> place} {other >> place} {result & ((2 << place) - 1)}")
        return ", ".join(written)

    return steps


def halved(one, places):
    """One digit after the other, counted."""
    if not whole(one, places) or one not in range(16, 2**20) or places not in range(2, 11):
        return ""
    return ", ".join(f"{n} {one >> n}" for n in range(1, places + 1))


def doubled(one, places):
    if not whole(one, places) or one not in range(2, 2**20) or places not in range(3, 11):
        return ""
    return ", ".join(f"{n} {one << n}" for n in range(1, places + 1))


def binary(number):
    """Halves, each with the digits so far."""
    if not whole(number) or number not in range(8, 2**12):
        return ""
    digits = format(number, "b")
    return ", ".join(f"{number >> place} {digits[-1 - place :]}" for place in range(len(digits)))
