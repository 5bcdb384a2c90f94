"""Drills that reckon line after line, so that one program teaches many operations: sheets of numbers.

Every number has a range that is known while the sheet is written: no product grows out of hand, nothing is divided by zero.
"""
from .grammar.writer import Parameter
from .sheets import draw

MOST = 10**6
BITS = 2**12
DIGITS = (1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 5, 6)


class Numbers:
    """A sheet of numbers. `ranges`: the least and the most that each of its names may have."""

    def __init__(self, w):
        self.w, self.random = w, w.random
        self.ranges, self.lines, self.ends = {}, [], []
        for _ in range(w.pick((2, 2, 3, 3, 4))):
            self.parameter()

    def parameter(self):
        name, digits = self.w.new("i").name, self.w.pick(DIGITS)
        low = 10 ** (digits - 1) if digits > 1 else self.w.pick((1, 2))
        self.ranges[name] = (low, 10**digits - 1)

    def operand(self, fits):
        """A name or a constant in a range that fits, as (text, low, high), or None."""
        names = [(name, *bounds) for name, bounds in self.ranges.items() if fits(*bounds)]
        if names and self.random() < 0.62:
            return self.w.pick(names)
        constants = [n for n in (self.constant() for _ in range(3)) if fits(n, n)]
        return (str(constants[0]), constants[0], constants[0]) if constants else self.w.pick(names) if names else None

    def constant(self):
        digits = self.w.pick((1, 1, 1, 2, 2, 2, 3))
        return int(10 ** (digits - 1) + self.random() * 9 * 10 ** (digits - 1))

    def line(self):
        """Adds a line, if the operation that is drawn fits what there is."""
        made = self.w.pick(OPERATIONS)(self)
        if made is None:
            return
        text, *bounds = made
        reuse = self.random() < 0.2
        name = self.w.pick(sorted(self.ranges)) if reuse and bounds else self.w.new("i").name
        if bounds:
            self.ranges[name] = tuple(bounds)
        self.ends.append(name)
        self.lines.append(f"{name} = {text}")

    def pair(self, fits, other=None):
        return self.operand(fits), self.operand(other or fits)


def anything(low, high):
    return -MOST <= low and high <= MOST


def positive(low, high):
    return 0 <= low and high <= MOST


def divisor(low, high):
    return 2 <= low and high <= 999


def few_bits(low, high):
    return 0 <= low and high < BITS


def both(operate):
    """An operation of two operands; `operate` gets the sheet and both, each (text, low, high)."""

    def made(fits, other=None):
        def drawn(sheet):
            one, two = sheet.pair(fits, other)
            # Nobody writes what two constants come to.
            if one is None or two is None or one[0].isdigit() and two[0].isdigit():
                return None
            return operate(sheet, one, two)

        return drawn

    return made


@both
def added(sheet, one, two):
    return f"{one[0]} + {two[0]}", one[1] + two[1], one[2] + two[2]


@both
def taken(sheet, one, two):
    return f"{one[0]} - {two[0]}", one[1] - two[2], one[2] - two[1]


@both
def apart(sheet, one, two):
    most = max(one[2] - two[1], two[2] - one[1])
    return f"abs({one[0]} - {two[0]})", 0, max(most, 0)


@both
def times(sheet, one, two):
    return (f"{one[0]} * {two[0]}", one[1] * two[1], one[2] * two[2]) if one[2] * two[2] <= MOST else None


@both
def over(sheet, one, two):
    return f"{one[0]} // {two[0]}", one[1] // two[2], one[2] // two[1]


@both
def rest(sheet, one, two):
    return f"{one[0]} % {two[0]}", 0, two[2] - 1


@both
def quotient(sheet, one, two):
    return (f"{one[0]} / {two[0]}",)


@both
def both_of_it(sheet, one, two):
    """A quotient and a remainder at once."""
    names = [sheet.w.new("i").name for _ in range(2)]
    sheet.ranges[names[0]] = (one[1] // two[2], one[2] // two[1])
    sheet.ranges[names[1]] = (0, two[2] - 1)
    sheet.ends.append(names[1])
    sheet.lines.append(f"{', '.join(names)} = divmod({one[0]}, {two[0]})")


@both
def chosen(sheet, one, two):
    which = sheet.w.pick((min, max))
    return f"{which.__name__}({one[0]}, {two[0]})", which(one[1], two[1]), which(one[2], two[2])


@both
def by_bits(sheet, one, two):
    return f"{one[0]} {sheet.w.pick('&|^')} {two[0]}", 0, 2 ** max(one[2], two[2]).bit_length() - 1


@both
def compared(sheet, one, two):
    sign = sheet.w.pick(("<", "<=", ">", ">=", "==", "!="))
    return (f"{one[0]} {sign} {two[0]}",)


@both
def middle(sheet, one, two):
    return f"({one[0]} + {two[0]}) // 2", (one[1] + two[1]) // 2, (one[2] + two[2]) // 2


@both
def step(sheet, one, two):
    """As hashes and generators of numbers have them."""
    k, m = sheet.constant(), max(2, sheet.constant())
    return (f"({one[0]} * {k} + {two[0]}) % {m}", 0, m - 1) if one[2] * k <= MOST else None


@both
def modular(sheet, one, two):
    """As answers are told that would be too large; most are not."""
    sign, m = sheet.w.pick("++*"), sheet.w.pick((10**9 + 7, 10**9 + 7, 998244353))
    return f"{one[0]} {sign} {two[0]} % {m}" if sign == "+" and sheet.random() < 0.2 else f"({one[0]} {sign} {two[0]}) % {m}", 0, m - 1


def changed(sheet):
    """A name changed in place."""
    sign = sheet.w.pick(("+", "-", "+", "-", "*", "//", "%"))
    names = [name for name, bounds in sheet.ranges.items() if (anything if sign in "+-" else positive)(*bounds)]
    two = sheet.operand({"*": positive, "//": divisor, "%": divisor}.get(sign, anything))
    if not names or two is None:
        return
    name, (text, low, high) = sheet.w.pick(names), two
    least, most = sheet.ranges[name]
    bounds = {"+": (least + low, most + high), "-": (least - high, most - low), "*": (least * low, most * high), "//": (least // max(high, 1), most // max(low, 1)), "%": (0, high - 1)}[sign]
    if name == text or max(map(abs, bounds)) > MOST:
        return
    sheet.ranges[name] = bounds
    sheet.ends.append(name)
    sheet.lines.append(f"{name} {sign}= {text}")


def of_one(sheet):
    """What is done to one number, digit by digit or bit by bit."""
    one = sheet.operand(lambda low, high: 10 <= low and high <= MOST)
    if one is None or one[0].isdigit():
        return None
    name, low, high = one
    size, k = len(str(high)), 1 + int(sheet.random() * 5)
    made = [
        (f"sum(int(d) for d in str({name}))", 1, 9 * size), (f"len(str({name}))", len(str(low)), size), (f"int(str({name})[::-1])", 1, 10**size - 1), (f"{name} % 10", 0, 9),
        (f"{name} // 10", low // 10, high // 10), (f"{name} // 10 ** {min(k, size - 1)} % 10", 0, 9), (f"str({name})[-1]",), (f"[int(d) for d in str({name})]",),
        (f"{name} >> {k}", low >> k, high >> k), (f"bin({name})[2:]",), (f"{name} % 2 == 0",), (f"-{name}", -high, -low),
    ]  # fmt: skip
    if high < BITS:
        made += [(f"bin({name})",), (f"bin({name}).count('1')", 0, 12), (f"{name} << {k}", low << k, high << k), (f"{name} & {2**k - 1}", 0, 2**k - 1), (f"{name} >> {k} & 1", 0, 1)]
    return sheet.w.pick(made)


def powered(sheet):
    one = sheet.operand(lambda low, high: 2 <= low and high <= 12)
    if one is None or one[0].isdigit():
        return None
    exponent = sheet.w.pick((2, 2, 3, 3, 4, 5))
    return f"{one[0]} ** {exponent}", one[1] ** exponent, one[2] ** exponent


def with_decimals(sheet):
    """As amounts are reckoned: by a rate, with a share added, rounded or not."""
    one, two = sheet.pair(lambda low, high: 0 <= low and high <= 9999)
    if one is None or two is None or one[0].isdigit():
        return None
    rate, share = (f"{sheet.w.pick((0, 0, 1, 2, 3, 8, 12, 162))}.{sheet.w.pick(('5', '5', '25', '75', '1', '2', '05', '45', '8', '15'))}" for _ in range(2))
    a, b = one[0], two[0]
    forms = (
        f"{a} * {rate}", f"{a} + {rate}", f"{a} - {rate}", f"{a} * {rate} + {b}", f"{rate} + {share} + {a}", f"({a} - {b}) * {rate}", f"{rate} + (({a} - {b}) * {share})", f"{a} / 2", f"{a} / 4 + {b}", f"{a} / 10", f"round({a} * {rate}, 2)", f"round({a} / {max(2, sheet.constant())}, 2)",
        f"{a} * {rate} > {b}", f"int({a} * {rate})", f"float({a})", f"{a} * {rate} - {b} * {share}", f"{a} + {a} * {rate}", f"({a} + {b}) / 2", f"{a} ** 0.5", f"{a} * {b} / 100",
    )  # fmt: skip
    return (sheet.w.pick(forms),)


OPERATIONS = (
    [added(anything)] * 12 + [taken(anything)] * 14 + [times(positive)] * 12 + [over(positive, divisor)] * 11 + [rest(positive, divisor)] * 13 + [changed] * 14 + [by_bits(few_bits)] * 8 + [of_one] * 14
    + [both_of_it(positive, divisor)] * 4 + [quotient(positive, divisor)] * 4 + [compared(anything)] * 5 + [apart(anything)] * 3 + [chosen(anything)] * 3 + [powered] * 5 + [middle(positive)] * 2 + [step(positive)] * 4 + [modular(positive)] * 3 + [with_decimals] * 14
)  # fmt: skip


def number_sheet(w):
    """A drill: lines, parameters, and a function that makes arguments."""
    sheet, size = Numbers(w), 3 + int(w.random() * 6)
    given = dict(sheet.ranges)
    for _ in range(8 * size):
        if len(sheet.lines) < size:
            sheet.line()
    while not sheet.lines:
        sheet.line()
    ends = list(dict.fromkeys(reversed(sheet.ends)))
    lines = [*sheet.lines, f"return {ends[0]}" if len(ends) < 2 or w.random() < 0.5 else f"return {ends[0]}, {ends[1]}"]
    return lines, [Parameter(name, "i") for name in given], lambda: [draw(w, *bounds) for bounds in given.values()]
