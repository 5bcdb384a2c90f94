"""Writes an operation in small steps: a sum item by item, a product digit by digit, a position by counting. Each
function returns the steps as text, or an empty text if the operation is easy enough without.

    steps_for("%", (676, 33))          67 2 66 1, 16 0 0 16
    steps_for("sum", ([4, 5, 6],))     4, 5 9, 6 15
    steps_for("[]", ("hello world", 7))    'hello' 5, ' wo'
"""
import bisect
import collections
import operator
from bisect import bisect_left, bisect_right
from collections import Counter

from ndbg_trace.intact import BUILTINS as __builtins__

# Most characters of the steps.
LONGEST_STEPS = 200
# Larger numbers are rare in programs.
LARGEST = 10**12
ITEMS = range(3, 25)
CHUNK = 5
# With more items, or further positions, the steps would not fit.
MOST_ITEMS, FURTHEST = 200, 100
_SIMPLE = frozenset((int, float, str, bool, type(None)))
_SEQUENCES = frozenset((list, tuple))
_ORDERED = frozenset((int, str))


def steps_for(kind, operands):
    """The steps of an operation of this kind, or an empty text. Operands must be of builtin types."""
    steps = KINDS[kind][0](*operands)
    return steps if len(steps) <= LONGEST_STEPS else ""


def comes_to(kind, operands, value):
    """Whether the operation has this value. Its operands may have changed since `steps_for` read them."""
    if kind in _COUNTERS:
        return type(value) is Counter and is_tally(value, operands[-1])
    result = KINDS[kind][1](*operands)
    if type(result) is not type(value):
        return False
    if type(value) in _SEQUENCES and (len(value) != len(result) or not _SIMPLE.issuperset(map(type, value))):
        return False
    return result == value


def whole(*numbers):
    return all(type(number) is int and 0 <= number <= LARGEST for number in numbers)


def power_of_ten(number):
    return str(number).rstrip("0") == "1"


def added(items, *rest):
    """Each item and the sum so far."""
    if rest or type(items) not in _SEQUENCES or len(items) not in ITEMS or any(type(item) is not int for item in items):
        return ""
    total, told = items[0], [str(items[0])]
    for item in items[1:]:
        total += item
        told.append(f"{item} {total}")
    return ", ".join(told)


def records(better):
    """The items that are better than all before them."""

    def steps(items, *rest):
        if (
            rest
            or type(items) not in _SEQUENCES
            or len(items) not in range(5, 41)
            or any(type(item) is not int for item in items)
        ):
            return ""
        told = [items[0]]
        for item in items:
            if better(item, told[-1]):
                told.append(item)
        return " ".join(map(str, told))

    return steps


def ends(digits, others, sign):
    """From the last digit on: the digits of both numbers and the result so far, with a `-` if one is borrowed. Also
    returns whether anything was carried or borrowed."""
    told, carried = [], False
    for place in range(1, len(digits) + 1):
        end = int(digits[-place:]) + sign * int(others[-place:])
        owed = "-" if end < 0 else ""
        text = str(end + 10**place if owed else end).rjust(place, "0")
        carried = carried or bool(owed) or len(text) > place
        told.append(f"{digits[-place]} {others[-place]} {text}{owed}")
    return ", ".join(told), carried


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
        told, carried = ends(str(one).rjust(size, "0"), str(other).rjust(size, "0"), -1 if apart else 1)
        return f"{one} {other}, {told}" if turned else told if carried else ""

    return steps


def compared(one, other):
    """The common beginning of both, and how each goes on."""
    kind = type(one)
    if kind is not type(other) or not countable(one, 1) or not countable(other, 1) or len(one) == len(other) == 1:
        return ""
    if kind is not str and not _ORDERED.issuperset(map(type, (*one, *other))):
        return ""
    same = next((place for place, (a, b) in enumerate(zip(one, other)) if a != b), min(len(one), len(other)))
    parts = (one[:same], one[same : same + 1], other[same : same + 1])
    return " ".join(repr(part) for part in parts[0 if same else 1 :])


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
    total, told = 0, []
    for place, digit in enumerate(str(other)):
        if digit == "0":
            continue
        product = one * int(digit) * 10 ** (len(str(other)) - 1 - place)
        total += product
        told.append(f"{product} {total}" if told else str(product))
    return ", ".join(told) if len(told) > 1 else ""


def division(one, other):
    times, left = divmod(one, other)
    return f"{one} {times} {one - left} {left}"


def long_division(one, other):
    told, left = [], 0
    for digit in str(one):
        left = left * 10 + int(digit)
        if left >= other or told:
            told.append(division(left, other))
            left %= other
    return ", ".join(told or [division(one, other)])


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
    told, met = [], set()
    while left and left not in met and len(told) < 8:
        met.add(left)
        told.append(division(left * 10, other))
        left = left * 10 % other
    return f"{before}{', ' if before else ''}. {', '.join(told)}"


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
        result, told = operate(one, other), []
        for place in range(max(one, other).bit_length()):
            told.append(f"{1 << place} {one >> place} {other >> place} {result & ((2 << place) - 1)}")
        return ", ".join(told)

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


def countable(items, least):
    if type(items) is not str and type(items) not in _SEQUENCES or not least <= len(items) <= MOST_ITEMS:
        return False
    return type(items) is str or all(
        type(item) in _SIMPLE and (type(item) is not str or len(item) <= LONGEST_STEPS) for item in items
    )


def counted(items, until, closed=True):
    """The first `until` items in groups of five, each with the count so far; a last smaller group only if `closed`."""
    told = []
    for start in range(0, until, CHUNK):
        end = min(start + CHUNK, until)
        told.append(
            f"{items[start:end]!r} {end}"
            if closed or end - start == CHUNK and end < until
            else f"{items[start:end]!r}"
        )
    return ", ".join(told)


def length(items):
    return counted(items, len(items)) if countable(items, 10) and len(items) <= 60 else ""


def item(items, index):
    """The items up to the wanted one, which comes last; counted from the end for a negative index."""
    if type(index) is not int:
        return ""
    if -FURTHEST <= index <= -3:
        return counted(items[::-1], -index, closed=False) if countable(items, 4) and -index <= len(items) else ""
    if not 6 <= index <= FURTHEST or not countable(items, 8) or index >= len(items):
        return ""
    return counted(items, index + 1, closed=False)


def sliced(items, first, last):
    """The items up to the slice's beginning, or to its end if it begins at the start."""
    if any(type(bound) not in (int, type(None)) for bound in (first, last)):
        return ""
    place = first or last
    if place is None or not 6 <= place <= FURTHEST or not countable(items, 8) or place >= len(items):
        return ""
    return counted(items, place)


def occurrences(items, wanted, *rest):
    """The items up to each occurrence, with the number of occurrences so far."""
    if rest or not countable(items, 6):
        return ""
    if type(items) is str and (type(wanted) is not str or not wanted):
        return ""
    told, start, size, characters = [], 0, len(wanted) if type(items) is str else 1, 0
    while characters <= LONGEST_STEPS:
        try:
            end = items.index(wanted, start) + size
        except ValueError:
            break
        told.append(f"{items[start:end]!r} {len(told) + 1}")
        characters += len(told[-1])
        start = end
    return ", ".join(told)


def tally(items):
    """Each item, and how often it has come up so far."""
    met = {}
    for item in items:
        met[item] = met.get(item, 0) + 1
        yield item, met[item]


def tallied(items, *rest):
    """The same, for `Counter`; for a string, each character is written as it is."""
    if rest or not countable(items, 5) or not _ORDERED.issuperset(map(type, items)):
        return ""
    if type(items) is str:
        return " ".join(f"{repr(character)[1:-1]}{count}" for character, count in tally(items))
    return ", ".join(f"{item!r} {count}" for item, count in tally(items))


def is_tally(counter, items):
    """Whether a Counter counts these items. None is made to compare: that runs Python code of a class that a program
    may change."""
    told = list(dict.items(counter))
    return all(type(item) in _ORDERED and type(count) is int for item, count in told) and told == list(
        dict(tally(items)).items()
    )


def sorted_in(find):
    """The items before the place where it belongs, counted."""

    def steps(items, wanted):
        if not countable(items, 4) or {type(wanted)} != set(map(type, items)) or type(wanted) not in _ORDERED:
            return ""
        place = find(items, wanted)
        return counted(items, place) if place <= FURTHEST else ""

    return steps


def up_to(find):
    """The items before the place, counted."""

    def steps(items, wanted, *rest):
        if rest or not countable(items, 8) or (type(items) is str and type(wanted) is not str):
            return ""
        place = find(items, wanted)
        return counted(items, place) if 6 <= place <= FURTHEST else ""

    return steps


def of_module(home, tell, function):
    """The same for a function read from its module: the module is an operand too."""

    def steps(module, *operands):
        return tell(*operands) if module is home else ""

    return steps, lambda _module, *operands: function(*operands)


def first_place(items, wanted):
    if type(items) is str:
        return items.find(wanted)
    return items.index(wanted) if wanted in items else -1


def last_place(items, wanted):
    return items.rfind(wanted) if type(items) is str else -1


# Operations whose first operand is their module.
MODULAR = frozenset((".bisect_left", ".bisect_right", ".bisect", ".Counter"))
_COUNTERS = frozenset(("Counter", ".Counter"))
# For each operation: the function that writes its steps, and the function that does it.
KINDS = {
    "sum": (added, sum),
    "max": (records(lambda one, best: one > best), max),
    "min": (records(lambda one, best: one < best), min),
    "+": (signed(1), operator.add),
    "-": (signed(-1), operator.sub),
    "<": (compared, operator.lt),
    ">": (compared, operator.gt),
    "<=": (compared, operator.le),
    ">=": (compared, operator.ge),
    "*": (multiplied, operator.mul),
    "//": (divided, operator.floordiv),
    "%": (divided, operator.mod),
    "divmod": (divided, divmod),
    "/": (divided_on, operator.truediv),
    "**": (raised, operator.pow),
    "&": (by_bits(operator.and_), operator.and_),
    "|": (by_bits(operator.or_), operator.or_),
    "^": (by_bits(operator.xor), operator.xor),
    ">>": (halved, operator.rshift),
    "<<": (doubled, operator.lshift),
    "bin": (binary, bin),
    "len": (length, len),
    "[]": (item, operator.getitem),
    "[:]": (sliced, lambda items, first, last: items[first:last]),
    "bisect_left": (sorted_in(bisect_left), bisect_left),
    "bisect_right": (sorted_in(bisect_right), bisect_right),
    "bisect": (sorted_in(bisect_right), bisect_right),
    ".bisect_left": of_module(bisect, sorted_in(bisect_left), bisect_left),
    ".bisect_right": of_module(bisect, sorted_in(bisect_right), bisect_right),
    ".bisect": of_module(bisect, sorted_in(bisect_right), bisect_right),
    "Counter": (tallied, Counter),
    ".Counter": of_module(collections, tallied, Counter),
    ".count": (occurrences, lambda items, wanted: items.count(wanted)),
    ".find": (up_to(first_place), lambda items, wanted: items.find(wanted)),
    ".index": (up_to(first_place), lambda items, wanted: items.index(wanted)),
    ".rfind": (up_to(last_place), lambda items, wanted: items.rfind(wanted)),
    ".rindex": (up_to(last_place), lambda items, wanted: items.rindex(wanted)),
}
