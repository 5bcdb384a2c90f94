"""Drills that reckon line after line, so that one program teaches many operations: sheets of numbers.

Every number has a range that is known while the sheet is written: no product grows out of hand, nothing is divided by zero. What is
reckoned stands where real code has it: changed in place, assigned with others at once, as an argument, as a place in a list, in a
condition, in a text.
"""
from .grammar.writer import Parameter
from .number_tables import ARGUMENTS, BESIDE, BESIDES, BITS, CHANGES, CONDITIONS, FORMATS, GIVEN, INSIDE, MOST, OTHERS, PLACES, ROLES, WHOLE
from .seeking_drills import drawn
from .sheets import draw
from .spans import Span, comes_to, span


def shown(text, roles):
    return text.format_map({role: made for role, (made, _) in roles.items()})


def reach(text, roles):
    """The span of what a line of a table comes to."""
    return comes_to(text.format_map({role: role for role in roles}), {role: s for role, (_, s) in roles.items()})


def fits(reached):
    return reached.within(-MOST, MOST)


class Numbers:
    """A sheet of numbers. `given`: the span of each argument, of a list with its size; `spans`: those of all numbers that have a name by now."""

    def __init__(self, w):
        self.w, self.random = w, w.random
        self.given, self.spans, self.rows, self.inside = {}, {}, {}, None
        self.lines, self.ends, self.used = [], [], set()
        for _ in range(w.pick((2, 2, 3, 3, 4))):
            self.parameter()
        if w.random() < 0.3:
            self.row()
        if w.random() < 0.15:
            self.function()

    # What there is

    def parameter(self):
        """A number; some are of the size of one before."""
        before = list(self.spans.values())
        name, made = self.w.new("i").name, self.w.pick(before) if before and self.random() < 0.35 else Span(*drawn(self, GIVEN))
        self.given[name] = self.spans[name] = made

    def row(self):
        """A list, and a place in it."""
        name, place, size = self.w.new("li").name, self.w.new("i").name, 4 + int(self.random() * 7)
        self.given[name] = self.rows[name] = (size, Span(*drawn(self, GIVEN)))
        self.given[place] = self.spans[place] = Span(0, size - 1)

    def function(self):
        """A function inside, to be called with what is reckoned."""
        name, p, q = self.w.names.function(), *(self.w.new("i").name for _ in range(2))
        text = self.w.pick(INSIDE)
        self.lines += [f"def {name}({p}, {q}):", f"    return {text.format(p=p, q=q)}"]
        self.inside = name, text

    def values(self):
        """Arguments; some numbers are near one before, or make nines with it."""
        made = {}
        for name, reach in self.given.items():
            if name in self.rows:
                made[name] = [self.value(reach[1]) for _ in range(reach[0])]
                continue
            near = [value for other, value in made.items() if self.given[other] is reach]
            value = self.w.pick(near) + draw(self.w, -60, 60) if near and self.random() < 0.3 else self.value(reach)
            numbers = [value for other, value in made.items() if other not in self.rows]
            if numbers and self.random() < 0.3:
                nines = self.nines(self.w.pick(numbers))
                value = nines if reach.low <= nines <= reach.high else value
            made[name] = min(max(value, reach.low), reach.high)
        return list(made.values())

    def nines(self, other):
        """A number whose digits make nines with those of another, or are the same: the last ones decide whether a carry or a borrow runs
        through all of them, and the first digit is told first."""
        *digits, last = map(int, str(abs(other)))
        made = [self.w.pick((9 - digit, 9 - digit, digit)) for digit in digits]
        end = self.w.pick((9 - last, 10 - last, 11 - last, last - 1, last, last + 1)) % 10
        return int("".join(map(str, [*made, end])))

    def value(self, reach):
        """A number; some have digits that make others carry and borrow."""
        value = draw(self.w, reach.low, reach.high)
        if self.random() < 0.2:
            digits = "".join(self.w.pick("09") if self.random() < 0.5 else digit for digit in str(abs(value)))
            value = min(max(int(digits) * (-1 if value < 0 else 1), reach.low), reach.high)
        return value

    # Expressions

    def operand(self, role, beside=None, named=False):
        """A name, an item or a constant that fits a role and stands nowhere yet, as (text, span); or None. `beside`: what it is to be near to."""
        low, high = ROLES[role]
        found = [(name, s) for name, s in self.spans.items() if s.within(low, high) and name not in self.used]
        if beside and self.random() < 0.75:
            low, high = max(low, beside.low), min(high, beside.high)
            found = [(name, s) for name, s in found if s.low <= high and low <= s.high and s.high - s.low <= 20 * (high - low + 1)] or found
        made = self.w.pick(found) if found and (named or self.random() < 0.66) else None
        if made is None and not named:
            made = self.item(low, high) or self.constant(low, high) or (self.w.pick(found) if found else None)
        if made:
            self.used.add(made[0])
        return made

    def item(self, low, high):
        """An item of a list, at times, if there is one that fits."""
        items = [(f"{name}[{int(self.random() * size)}]", s) for name, (size, s) in self.rows.items() if s.within(low, high)]
        return items[0] if items and self.random() < 0.4 else None

    def constant(self, low, high):
        """Of one to three digits, where these fit; or any that fits."""
        for _ in range(3):
            digits = self.w.pick((1, 1, 1, 2, 2, 2, 3))
            value = draw(self.w, 10 ** (digits - 1), 10**digits - 1)
            if low <= value <= high:
                return str(value), span(value)
        if not 0 <= high < MOST:
            return None
        value = draw(self.w, max(low, 0), high)
        return str(value), span(value)

    def filled(self, table, named=False):
        """A line of a table, and (text, span) by the roles in it; or nothing where none fits. `named`: the first is a name."""
        text, roles, self.used = drawn(self, table), {}, set()
        for role in [role for role in ROLES if f"{{{role}}}" in text]:
            beside = roles.get(BESIDE.get(role))
            made = self.operand(role, beside and beside[1], named and text.startswith(f"{{{role}}}"))
            if made is None:
                return None
            roles[role] = made
        # Nobody writes what constants come to.
        return None if roles and all(made.isdigit() for made, _ in roles.values()) else (text, roles)

    def whole(self, table=None):
        """An expression whose span is known, as (text, span), or nothing."""
        made = self.filled(table or WHOLE)
        reached = made and reach(*made)
        return (shown(*made), reached) if made and fits(reached) else None

    def condition(self):
        made = self.filled(CONDITIONS)
        return made and shown(*made)

    def plain(self):
        """A name or a constant that does not stand in the line yet."""
        return self.operand("a") or ("1", span(1))

    # Lines

    def target(self, reached=None, others=()):
        """A new name, or at times one that is there."""
        names = [name for name in self.spans if name not in others]
        return self.w.pick(names) if reached and names and self.random() < 0.2 else self.w.new("i").name

    def add(self, line, *made):
        """A line, and what it makes: (name, span), or (name, None) where no span is known."""
        self.lines.append(line)
        for name, reached in made:
            if reached:
                self.spans[name] = reached
            self.ends.append(name)

    def line(self):
        drawn(self, STATEMENTS)(self)


def assigned(sheet):
    made = sheet.whole()
    if made:
        name = sheet.target(made[1])
        sheet.add(f"{name} = {made[0]}", (name, made[1]))


def assigned_other(sheet):
    """What is no whole number, or not one whose range is known."""
    if sheet.random() < 0.2:
        text = sheet.condition()
    else:
        made = sheet.filled(OTHERS)
        text = made and shown(made[0], {**made[1], "r": (decimal(sheet), None), "s": (decimal(sheet), None)})
    if text:
        name = sheet.target()
        sheet.add(f"{name} = {text}", (name, None))


def decimal(sheet):
    """As rates and prices are written."""
    whole = sheet.w.pick((0, 0, 0, 1, 1, 2, 3, 5, 8, 12, draw(sheet.w, 10, 99), draw(sheet.w, 100, 999)))
    return f"{whole}.{sheet.w.pick(('5', '5', '25', '75', '50', '1', '2', '05', '45', '8', '15', f'{draw(sheet.w, 1, 99):02d}', f'{draw(sheet.w, 1, 99):02d}'))}"


def changed(sheet):
    """A name changed in place."""
    made = sheet.filled(CHANGES, named=True)
    if made is None:
        return
    text, roles = made
    target, sign, value = text.split(" ", 2)
    reached = reach(f"{target} {sign[:-1]} ({value})", roles)
    if fits(reached):
        sheet.add(shown(text, roles), (shown(target, roles), reached))


def at_once(sheet):
    """Several names: one of them from the start, or each by what was there before."""
    one, two = sheet.whole(), sheet.whole() if sheet.random() < 0.5 else sheet.w.pick((("0", span(0)), ("0", span(0)), ("1", span(1)), sheet.plain()))
    if one is None or two is None:
        return
    made = [two, one] if sheet.random() < 0.6 else [one, two]
    first = sheet.target(made[0][1])
    second = sheet.target(made[1][1], (first,))
    sheet.add(f"{first}, {second} = {made[0][0]}, {made[1][0]}", (first, made[0][1]), (second, made[1][1]))


def two_on_a_line(sheet):
    before = len(sheet.lines)
    for _ in range(2):
        sheet.w.pick((assigned, assigned, changed))(sheet)
    sheet.lines[before:] = ["; ".join(sheet.lines[before:])] if len(sheet.lines) > before else []


def chained(sheet):
    """Two names for the same."""
    made = sheet.whole()
    if made:
        names = [sheet.w.new("i").name for _ in range(2)]
        sheet.add(f"{names[0]} = {names[1]} = {made[0]}", *((name, made[1]) for name in names))


def as_argument(sheet):
    made = sheet.whole()
    if made is None:
        return
    roles, name = {"v": made, "o": sheet.plain(), "u": sheet.plain()}, sheet.target()
    if sheet.random() < 0.3:
        sheet.add(f"{name} = {shown(drawn(sheet, BESIDES), roles)}", (name, None))
        return
    text = drawn(sheet, ARGUMENTS)
    reached = reach(text, roles)
    if fits(reached):
        sheet.add(f"{name} = {shown(text, roles)}", (name, reached))


def called(sheet):
    """The function inside, if there is one, with something reckoned for it."""
    made = sheet.whole()
    if sheet.inside is None or made is None:
        return
    (name, text), given, target = sheet.inside, [sheet.plain(), made], sheet.target()
    if sheet.random() < 0.4:
        given.reverse()
    # Of a pair, and of what depends on a condition, no span is told.
    known = " if " not in text and text != "{p}, {q}"
    reached = reach(text, dict(zip("pq", given))) if known else None
    sheet.add(f"{target} = {name}({', '.join(value for value, _ in given)})", (target, reached if reached and fits(reached) else None))


def both_of_it(sheet):
    """A quotient and a remainder at once."""
    sheet.used = set()
    made, by = sheet.whole() if sheet.random() < 0.3 else sheet.operand("p", named=True), sheet.operand("d")
    if made is None or by is None:
        return
    names = [sheet.w.new("i").name for _ in range(2)]
    sheet.add(f"{', '.join(names)} = divmod({made[0]}, {by[0]})", (names[0], made[1] // by[1]), (names[1], made[1] % by[1]))


def by_condition(sheet):
    """One of two, or a change that is made at times."""
    test, one, two = sheet.condition(), sheet.whole(), sheet.whole()
    if test is None or one is None or two is None:
        return
    choice = sheet.random()
    if choice < 0.4:
        name = sheet.target(one[1])
        other = two if sheet.random() < 0.5 else sheet.plain()
        sheet.add(f"{name} = {one[0]} if {test} else {other[0]}", (name, one[1].joined(other[1])))
    elif choice < 0.7:
        name = sheet.w.pick(list(sheet.spans))
        reached = one[1].joined(sheet.spans[name])
        if sheet.random() < 0.4:
            sheet.add(f"if {test}: {name} = {one[0]}", (name, reached))
        else:
            sheet.lines.append(f"if {test}:")
            sheet.add(f"    {name} = {one[0]}", (name, reached))
    else:
        name = sheet.w.new("i").name
        sheet.lines += [f"if {test}:", f"    {name} = {one[0]}", "else:"]
        sheet.add(f"    {name} = {two[0]}", (name, one[1].joined(two[1])))


def formatted(sheet):
    made, other = sheet.whole(), sheet.plain()
    if made and not any(quote in made[0] for quote in "'\""):
        name = sheet.w.names.variable("s")
        sheet.add(f"{name} = f{sheet.w.quote}{drawn(sheet, FORMATS).format(v=made[0], o=other[0])}{sheet.w.quote}", (name, None))


def item(sheet):
    """An item of a list, at a place that is reckoned."""
    made = sheet.filled(PLACES) if sheet.rows else None
    if made is None:
        return
    (text, roles), (name, (size, reached)) = made, sheet.w.pick(list(sheet.rows.items()))
    places = [other for other, s in sheet.spans.items() if s.within(0, size - 1)]
    if places:
        target = sheet.target(reached)
        others = {"xs": (name, None), "i": (sheet.w.pick(places), None), "n": (sheet.w.pick((size, f"len({name})", f"len({name})")), None)}
        sheet.add(f"{target} = {shown(text, {**roles, **others})}", (target, reached))


def of_one(sheet):
    """What is done to one number, digit by digit or bit by bit."""
    names = [(name, s.low, s.high) for name, s in sheet.spans.items() if s.within(10, MOST)]
    if not names:
        return
    name, low, high = sheet.w.pick(names)
    size, k = len(str(high)), 1 + int(sheet.random() * 5)
    made = [
        (f"sum(int(d) for d in str({name}))", 1, 9 * size), (f"len(str({name}))", len(str(low)), size), (f"int(str({name})[::-1])", 1, 10**size - 1), (f"{name} % 10", 0, 9),
        (f"{name} // 10", low // 10, high // 10), (f"{name} // 10 ** {min(k, size - 1)} % 10", 0, 9), (f"str({name})[-1]",), (f"[int(d) for d in str({name})]",),
        (f"{name} >> {k}", low >> k, high >> k), (f"bin({name})[2:]",), (f"{name} % 2 == 0",), (f"{name} % 100 // 10", 0, 9),
    ]  # fmt: skip
    if high < BITS:
        made += [(f"bin({name})",), (f"bin({name}).count('1')", 0, 12), (f"{name} << {k}", low << k, high << k), (f"{name} & {2**k - 1}", 0, 2**k - 1), (f"{name} >> {k} & 1", 0, 1)]
    text, *ends = sheet.w.pick(made)
    target = sheet.target(ends)
    sheet.add(f"{target} = {text}", (target, Span(*ends) if ends else None))


STATEMENTS = (
    (46, assigned), (24, assigned_other), (22, changed), (12, of_one), (11, at_once), (9, as_argument), (9, by_condition), (7, both_of_it), (6, two_on_a_line), (5, formatted), (4, chained), (20, called), (16, item),
)  # fmt: skip


def number_sheet(w):
    """A drill: lines, parameters, and a function that makes arguments."""
    sheet = written(w)
    return sheet.lines, [Parameter(name, "li" if name in sheet.rows else "i") for name in sheet.given], sheet.values


def written(w):
    """A sheet with its lines, the last of which returns something."""
    sheet, size = Numbers(w), 3 + int(w.random() * 6)
    first = len(sheet.lines)
    for _ in range(8 * size):
        if len(sheet.lines) < first + size:
            sheet.line()
    while len(sheet.lines) == first:
        assigned(sheet)
    ends = list(dict.fromkeys(reversed(sheet.ends)))
    made = sheet.whole() if w.random() < 0.25 else None
    sheet.lines.append(f"return {made[0]}" if made else f"return {ends[0]}" if len(ends) < 2 or w.random() < 0.5 else f"return {ends[0]}, {ends[1]}")
    return sheet
