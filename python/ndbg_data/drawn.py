"""Numbers and things of items to drill over: of all sizes, equal, next to each other and repeated more often than chance would have it.

A role draws one value: `role(d, other)`, where `d.values` holds what was drawn before for the same call and `other` names one of these.
"""
from .values import LETTERS

SIZES = (1,) * 10 + (2,) * 11 + (3,) * 7 + (4,) * 5 + (5, 6, 7, 9, 9, 10)
NOTED = (0, 0, 1, 1, 2, 10, 100, 1000, 10 ** 4, 10 ** 5, 10 ** 6, 10 ** 9, 10 ** 9 + 1, 10 ** 9 + 7, 2 ** 31 - 1, 1024, 99, 999)
MODULI = (10 ** 9 + 7, 10 ** 9 + 7, 998244353, 10, 7, 13, 97, 101, 1000, 12)
COUNTS = (0, 1, 1, 2, 2, 3, 3, 4, 4, 4, 5, 5, 5, 5, 6, 6, 6, 7, 7, 8, 8, 9, 10, 11, 12)


def whole(d, size):
    return int(d.random() * 10 ** size)


def nat(d, _=None):
    return d.pick(NOTED) if d.random() < 0.1 else whole(d, d.pick(SIZES))


def num(d, _=None):
    value = nat(d)
    return -value if d.random() < 0.17 else value


def plus(d, _=None):
    return nat(d) or 1


def upto(most, least=0):
    return lambda d, _=None: least + int(d.random() * (most - least + 1))


def signed(most):
    return lambda d, _=None: int(d.random() * (2 * most + 1)) - most


def like(d, other):
    """A number to put beside another: the same, the next, of as many digits, or any."""
    value, draw = d.values.get(other, 0), d.random()
    if draw < 0.14:
        return value
    if draw < 0.28:
        return value + d.pick((1, 1, -1, -1, 2, -2, 3))
    if draw < 0.34:
        return d.pick((0, 0, -value, value * 2))
    if draw < 0.75:
        made = whole(d, len(str(abs(value))))
        return -made if value < 0 and draw < 0.6 or draw > 0.72 else made
    return num(d)


def near(d, other):
    """A little less or more."""
    return d.values.get(other, 0) + d.pick((0, 0, 0, 1, 1, -1, -1, 2, -2, 3, 5, -4, 10))


def twin(d, other):
    """The same as often as not."""
    return d.values.get(other, 0) + (0 if d.random() < 0.55 else d.pick((1, -1, 2, 10)))


def kin(d, other):
    """A number with factors that another has."""
    value = d.values.get(other, 0) or 12
    shared = d.pick([n for n in (2, 3, 4, 5, 6, 7, 9, 10, 11, 1, value) if value % n == 0])
    return shared * int(d.random() * 30) if d.random() < 0.6 else value // shared * d.pick((1, 2, 3, 5))


def above(d, other):
    """The upper end of a range: seldom below the lower."""
    low, draw = d.values.get(other, 0), d.random()
    return low + (d.pick((0, 1, 1, 2, 3, -1)) if draw < 0.3 else int(draw * 40) if draw < 0.65 else nat(d))


def div(d, other):
    """What to divide a number by: a factor, the number itself, more than it, a digit, ten; at times negative, seldom nothing."""
    value, draw = abs(d.values.get(other, 0)), d.random()
    if draw < 0.1:
        made = value
    elif draw < 0.42:
        made = d.pick((2, 2, 3, 4, 5, 6, 7, 8, 9, 10, 10, 10, 1, 11, 12, 16))
    elif draw < 0.5:
        made = d.pick([n for n in (2, 3, 5, 7, 1, 10, 4) if value % n == 0])
    elif draw < 0.58:
        made = value + 1 + int(d.random() * 9)
    elif draw < 0.78:
        made = whole(d, max(1, len(str(value)) - 1))
    else:
        made = whole(d, d.pick((1, 2, 2, 3)))
    made = made or (0 if d.random() < 0.25 else 1 + int(d.random() * 9))
    return -made if d.random() < 0.16 else made


def truth(d, _=None):
    """Nothing as often as something."""
    return 0 if d.random() < 0.45 else num(d)


def modulus(d, _=None):
    return d.pick(MODULI)


def half(d, _=None):
    """A number with a half, a quarter, or a few digits behind the point."""
    return (int(d.random() * 400) - 60) / d.pick((2, 2, 4, 10, 10, 8))


# Lists and texts


def drawing(d):
    """A function that draws the items of one list."""
    draw = d.random()
    if draw < 0.22:
        few = [num(d) if draw < 0.04 else whole(d, 1) for _ in range(2 + int(d.random() * 3))]
        return lambda: d.pick(few)
    if draw < 0.47:
        return lambda: whole(d, 1)
    if draw < 0.7:
        return lambda: whole(d, 2)
    if draw < 0.88:
        size, low = d.pick((1, 1, 2)), d.pick((5, 9, 20))
        return lambda: whole(d, size) - int(d.random() * low)
    if draw < 0.96:
        size = d.pick((3, 3, 4))
        return lambda: whole(d, size)
    return lambda: num(d)


def many(d, count, draw=None):
    draw = draw or drawing(d)
    made = [draw() for _ in range(count)]
    if count > 2 and d.random() < 0.25:
        made[int(d.random() * count)] = made[int(d.random() * count)]
    return made


def ints(d, _=None):
    return many(d, d.pick(COUNTS))


def some(d, _=None):
    """At least one."""
    return many(d, d.pick(COUNTS) or 3)


def few(d, _=None):
    return many(d, int(d.random() * 5) + (d.random() < 0.9))


def ordered(d, _=None):
    return sorted(ints(d))


def fewer(d, _=None):
    return sorted(few(d))


def heap(d, _=None):
    """A sorted list is a heap; so is one with its last two items the other way round, where they are not parent and child."""
    made = fewer(d)
    if len(made) > 3 and d.random() < 0.5:
        made[-1], made[-2] = made[-2], made[-1]
    return made


def same(d, other):
    """As many items as another has, or nearly."""
    count = len(d.values[other])
    return many(d, max(0, count + (0 if d.random() < 0.85 else d.pick((-1, 1)))))


def longer(d, other):
    return many(d, len(d.values[other]) + 1)


def bits(d, _=None):
    return [int(d.random() * 2) for _ in range(d.pick(COUNTS))]


def tens(d, _=None):
    return [whole(d, 1) for _ in range(1 + int(d.random() * 6))]


def links(d, _=None):
    """Where each item leads: indices of the list itself."""
    count = 1 + int(d.random() * 7)
    return [int(d.random() * count) for _ in range(count)]


def at(d, other):
    """An index: over the whole list, from behind at times, seldom outside it."""
    count, draw = len(d.values[other]), d.random()
    if draw < 0.04 or not count:
        return d.pick((count, count, count + 1, -count - 1)) if draw < 0.6 else 0
    return int(d.random() * count) - (count if draw > 0.86 else 0)


def inside(d, other):
    """An index that is there, from the front."""
    return int(d.random() * (len(d.values[other]) or 1))


def later(d, other):
    """An index behind the first."""
    return 1 + int(d.random() * max(1, len(d.values[other]) - 1))


def window(d, other):
    count, draw = len(d.values[other]), d.random()
    return 1 + int(d.random() * (count if draw < 0.4 else min(count, 3))) if count and draw < 0.93 else count + (draw < 0.97)


def one(d, other):
    """An item that is there, mostly."""
    found, draw = d.values[other], d.random()
    if found and draw < 0.62:
        return d.pick(list(found))
    return d.pick(list(found)) + d.pick((1, -1, 2)) if found and draw < 0.82 else int(d.random() * 12)


def held(d, other):
    """One that is there, but for a few."""
    found = list(d.values[other])
    return d.pick(found) if found and d.random() < 0.85 else one(d, other) if not found or found[0].__class__ is int else word(d, other)


def two_of(d, other):
    """What two of the items make together, mostly."""
    found = d.values[other]
    return d.pick(found) + d.pick(found) if found and d.random() < 0.7 else int(d.random() * 20)


def beside(d, other):
    """A sorted list that shares items with another, and has some next to its."""
    found = d.values[other] or [3]
    return sorted([d.pick(found) + d.pick((0, 0, 1, -1, 2, 5, -3)) for _ in range(int(d.random() * 6))])


def grid(d, _=None):
    wide, high, draw = 1 + int(d.random() * 5), 1 + int(d.random() * 4), d.random()
    item = (lambda: int(d.random() * 2)) if draw < 0.25 else (lambda: whole(d, 1)) if draw < 0.75 else drawing(d)
    return [[item() for _ in range(wide)] for _ in range(high)]


def square(d, _=None):
    side, draw = 1 + int(d.random() * 3), drawing(d)
    return [[draw() for _ in range(side)] for _ in range(side)]


def row(d, other):
    return at(d, other) if d.random() < 0.2 else inside(d, other)


def column(d, other):
    wide = len(d.values[other][0])
    return int(d.random() * wide) - (wide if d.random() < 0.12 else 0) if d.random() < 0.97 else wide


def pairs(d, _=None):
    """Pairs of numbers, as lists or tuples, of which firsts and seconds repeat."""
    most, kind = d.pick((3, 5, 6, 10, 10, 40, 100)), d.pick((list, list, tuple))
    return [kind((int(d.random() * most), int(d.random() * most))) for _ in range(d.pick((0, 1, 2, 2, 3, 3, 4, 4, 5, 6)))]


def edges(d, _=None):
    """Pairs of 0 to 5."""
    return [[int(d.random() * 6), int(d.random() * 6)] for _ in range(d.pick((0, 1, 2, 3, 3, 4, 4, 5)))]


def counted(d, _=None):
    """Numbers by numbers."""
    return {key: int(d.random() * 12) for key in many(d, d.pick((0, 1, 2, 3, 3, 4, 5, 6)))}


def letters(d, _=None):
    """A text of letters that repeat."""
    pool = d.pick(("abc", "ab", "abcde", "lemon", "stats", "xyza", LETTERS))
    return "".join([d.pick(pool) for _ in range(d.pick(COUNTS))])


def some_letters(d, _=None):
    return letters(d) or "ab"


def letter(d, other):
    found = d.values.get(other)
    return d.pick(found) if found and d.random() < 0.65 else d.pick(LETTERS)


def brackets(d, _=None):
    if d.random() < 0.5:
        made, opened = "", ""
        for _ in range(int(d.random() * 9)):
            if opened and d.random() < 0.5:
                made, opened = made + opened[0], opened[1:]
            else:
                which = d.pick(("()", "[]", "{}"))
                made, opened = made + which[0], which[1] + opened
        return made + (opened if d.random() < 0.6 else opened[1:])
    return "".join([d.pick("()()()[]{}") for _ in range(1 + int(d.random() * 7))])


def words(d, _=None):
    pool = [d.pick(("a", "ab", "bat", "cat", "dog", "tea", "eat", "tan", "to", "x", "red", "ok")) for _ in range(3)]
    return [d.pick(pool) if d.random() < 0.75 else d.pick(d.w.theme.words) for _ in range(d.pick((0, 1, 2, 3, 3, 4, 4, 5, 6)))]


def word(d, other):
    found = list(d.values.get(other) or ())
    return d.pick(found) if found and d.random() < 0.65 else d.pick(("a", "b", "cat", "dog", "to", "xy"))


def token(d, _=None):
    return d.pick("+-*/()[]{aeixb1")


def tokens(d, _=None):
    """Operators behind their operands; one operand is missing now and then."""
    made, waiting = [str(whole(d, 1))], 1
    for _ in range(1 + int(d.random() * 6)):
        if waiting > 1 and d.random() < 0.5:
            made, waiting = [*made, d.pick("+-*")], waiting - 1
        else:
            made, waiting = [*made, str(whole(d, d.pick((1, 1, 2))))], waiting + 1
    return made + [d.pick("+-*") for _ in range(waiting - (d.random() < 0.95))]


def stock(d, _=None):
    """Numbers by words."""
    return {word: int(d.random() * 10) for word in words(d)}


# What a table calls a role: how it is drawn, and the type of what is drawn.
ROLES = {
    "num": (num, "i"), "nat": (nat, "i"), "plus": (plus, "i"), "like": (like, "i"), "near": (near, "i"), "above": (above, "i"), "div": (div, "i"),
    "digit": (upto(9), "i"), "truth": (truth, "i"), "power": (upto(4), "i"), "shift": (upto(12), "i"), "count": (upto(7), "i"), "size": (upto(5, 1), "i"),
    "two": (upto(99), "i"), "three": (upto(999), "i"), "four": (upto(9999), "i"), "twelve": (upto(14), "i"), "sign": (signed(9), "i"), "base": (upto(16, 2), "i"),
    "modulus": (modulus, "i"), "half": (half, "f"), "ints": (ints, "li"), "some": (some, "li"), "few": (few, "li"), "ordered": (ordered, "li"),
    "fewer": (fewer, "li"), "heap": (heap, "li"), "same": (same, "li"), "longer": (longer, "li"), "bits": (bits, "li"), "tens": (tens, "li"), "links": (links, "li"),
    "at": (at, "i"), "inside": (inside, "i"), "later": (later, "i"), "window": (window, "i"), "one": (one, "i"), "held": (held, "i"), "known": (held, "s"), "two_of": (two_of, "i"), "beside": (beside, "li"), "edges": (edges, "ll"), "token": (token, "c"), "twin": (twin, "i"), "kin": (kin, "i"), "grid": (grid, "ll"),
    "square": (square, "ll"), "row": (row, "i"), "column": (column, "i"), "pairs": (pairs, "ll"), "counted": (counted, "dii"), "letters": (letters, "s"),
    "some_letters": (some_letters, "s"), "letter": (letter, "c"), "brackets": (brackets, "s"), "words": (words, "ls"), "word": (word, "s"), "tokens": (tokens, "ls"),
    "stock": (stock, "dsi"),
}  # fmt: skip
