"""Sheets of statements that span lines: nearly every condition, call, sum, comprehension, display, chain of methods and ternary is wrapped.

CPython tells a line whenever execution passes to another line of an expression, and again when it comes back for the call or for the next item. What is
drawn from the tables stands on one line; `wrapping.py` puts it on several, in the styles that people and formatters have.
"""
import re
import sys

from .seeking_drills import drawn
from .sheets import Sheet, anew, draw, made_by, tried
from .wrapped_tables import CALLS, CHANGES, CONDITIONS, ENDINGS, FLAGS, GIVEN, HELPERS, LOOPS, NUMBERS, OTHERS, SET, SMALL, TEXTS, WHILES
from .wrapping import wrapped

# The most states of a run, the most lines, and the share of statements that are wrapped.
STATES, LINES, SHARES = 64, 30, (1, 0.95, 0.9, 0.8, 0.65)
TRIES, RAISING, HELPED = 5, 0.05, 0.42
TABLES = {"num": SMALL, "cond": CONDITIONS, "whole": NUMBERS, "flag": FLAGS, "other": OTHERS, "text": TEXTS, "called": CALLS, "change": CHANGES}
SIMPLE = ((26, "whole"), (20, "other"), (8, "flag"), (12, "text"), (20, "change"))
# What a sheet may be about, two of these.
SUBJECTS = (("xs",), ("xs", "ys"), ("xs", "ys", "ps"), ("g",), ("g", "xs"), ("t", "c1"), ("t", "w", "ws", "c1"), ("d", "w", "ws"), ("ps",))
NUMBERED = "nmkij"
FIELD = re.compile(r"{(\w+)}")
# What the program begins with, where it has it.
BEGUN = {"r": "{r} = 0", "o": "{o} = []"}


class Wrapped(Sheet):
    roles = {**GIVEN, **SET}

    def __init__(self, w):
        super().__init__(w)
        # The inner function and how many parameters it has; names of numbers that have a value here; names that have one to the end; how deep in blocks.
        self.helper, self.numbers, self.kept, self.deep, self.last = None, [], [], 0, ""
        # Whether a place lies outside.
        self.astray = w.random() < RAISING
        self.known = {*NUMBERED, *w.pick(SUBJECTS), *w.pick(SUBJECTS)}

    def code(self, table):
        """From a table, what is about the subjects of this sheet."""
        while not self.is_about(text := drawn(self, table)):
            pass
        return text.format_map(self)

    def is_about(self, text):
        return all(field not in GIVEN or field in self.known for field in FIELD.findall(text))

    def __getitem__(self, role):
        if role in TABLES:
            return self.code(TABLES[role])
        if role == "any":
            return self.any()
        if role == "few":
            return str(draw(self.w, 1, 9))
        if role == "more":
            return f" {self.w.pick(('and', 'and', 'or'))} {self['cond']}"
        if role == "word":
            return self.w.quoted(self.w.theme.word()[:5])
        if role in ("call", "inner", "over"):
            return self.call(self["v"] if role == "over" else self.call(self["num"]) if role == "inner" else self["num"])
        return super().__getitem__(role)

    def any(self):
        """A number by its name, rather another than the last one."""
        for _ in range(2):
            name = self.w.pick(self.numbers) if self.numbers and self.random() < 0.6 else super().__getitem__(self.w.pick("nnnmmk"))
            if name != self.last:
                break
        self.last = name
        return name

    def call(self, first):
        """The inner function called with this, and with more."""
        name, count = self.helper
        given = [first, *(self["num"] for _ in range(count - 1))]
        if self.random() < 0.2:
            given[-1] = f"{self['q' if count == 2 else 'u']}={given[-1]}"
        return f"{name}({', '.join(given)})"

    def values(self):
        w, most = self.w, self.w.pick((5, 9, 9, 12, 20, 60))
        least, wide = -most if self.random() < 0.2 else 0, draw(w, 2, 3)
        words = [w.theme.word()[:6] or "a" for _ in range(draw(w, 2, 4))]
        text = self.text(words)
        return {
            "xs": [draw(w, least, most) for _ in range(draw(w, 3, 5))], "ys": [draw(w, least, most) for _ in range(draw(w, 3, 4))], "g": [[draw(w, 0, 9) for _ in range(wide)] for _ in range(draw(w, 2, 3))], "t": text, "ws": words,
            "d": {word: draw(w, 0, most) for word in words}, "ps": [(draw(w, 0, most), draw(w, 0, most)) for _ in range(draw(w, 2, 3))], "n": draw(w, least, most), "m": draw(w, least, most), "k": draw(w, 2, 4), "i": draw(w, 3, 9) if self.astray else draw(w, 0, 1), "j": draw(w, 0, 1),
            "c1": w.pick(text.replace(" ", "") or "a"), "w": w.pick(words),
        }  # fmt: skip

    def text(self, words):
        """Of a few words, with blanks, capitals and marks."""
        text = self.w.pick((" ", "-", "_", ", ", " ")).join(words)[:12]
        choice = self.random()
        return f" {text} " if choice < 0.25 else text.title() if choice < 0.45 else text.upper() if choice < 0.55 else text

    def condition(self):
        """Of two to four parts, mostly; at times with brackets."""
        text = self["cond"] + "".join(self["more"] for _ in range(self.w.pick((0, 1, 1, 1, 1, 2, 2, 3))))
        choice = self.random()
        if choice < 0.08:
            return f"not ({text})"
        return f"{self['cond']} {self.w.pick(('and', 'or'))} ({text})" if choice < 0.2 else text

    def number(self, code):
        """A number that is kept: under a new name, or under one that there is."""
        if self.numbers and self.random() < 0.35:
            return f"{self.w.pick(self.numbers)} {self.w.pick(('+=', '+=', '-=', '='))} {code}"
        line = f"{self['new']} = {code}"
        self.numbers.append(self.made[-1])
        return line

    def simple(self):
        if self.helper and self.random() < 0.4:
            return self.number(self["called"])
        kind = drawn(self, SIMPLE)
        if kind == "whole":
            return self.number(self[kind])
        if kind == "change":
            return self[kind]
        line = f"{{}} = {self[kind]}".replace("{}", self["new"], 1)
        if not self.deep:
            self.kept.append(self.made[-1])
        return line

    def body(self, count):
        lines = []
        for _ in range(count):
            block = drawn(self, BLOCKS) if self.deep < 2 and self.random() < (0.2 if self.deep else 0.45) else None
            lines += block(self) if block else [self.simple()]
        return lines

    def inside(self, count, *more):
        """A block: what it makes has a value within it alone."""
        known, self.deep = len(self.numbers), self.deep + 1
        lines = [*self.body(count), *more]
        self.deep -= 1
        del self.numbers[known:]
        return [f"    {line}" for line in lines]

    def branch(self):
        lines = [f"if {self.condition()}:", *self.inside(1)]
        if self.random() < 0.3:
            lines += [f"elif {self.condition()}:", *self.inside(1)]
        return lines + ["else:", *self.inside(1)] if self.random() < 0.35 else lines

    def loop(self):
        while not self.is_about(head := drawn(self, LOOPS)):
            pass
        if self.deep:
            head = head.replace("{x}", "{x2}").replace("{y}", "{y2}")
        known, head = len(self.numbers), head.format_map(self)
        self.numbers.append(self["x2" if self.deep else "x"])
        leaves = [f"if {self.condition()}:", f"    {self.w.pick(('break', 'break', 'continue'))}"] if self.random() < 0.25 else []
        lines = [head, *self.inside(self.w.pick((1, 1, 2)), *leaves)]
        del self.numbers[known:]
        return lines

    def whiles(self):
        while not self.is_about((found := drawn(self, WHILES))[0] + found[1]):
            pass
        head, last = found
        before = [f"{self['r']} = {self.w.pick('001')}"] if "{r}" in head else []
        return [*before, head.format_map(self), *self.inside(self.w.pick((0, 0, 1)), last.format_map(self))]

    def define(self):
        """An inner function: its lines."""
        lines, count = drawn(self, HELPERS)
        self.helper, known = (self.w.names.function(), count), self.numbers
        self.numbers = [self[role] for role in "pqu"[:count]]
        lines = [line.replace("{f}", self.helper[0]).format_map(self) for line in lines]
        self.numbers = known
        return lines


BLOCKS = ((34, Wrapped.branch), (22, Wrapped.loop), (14, Wrapped.whiles))


def wrapped_sheet(w):
    """A drill: lines, parameters, and a function that makes arguments."""
    return made_by(written, w)


def written(w):
    """One that runs with the first arguments that are drawn for it, in few enough states, or nothing."""
    sheet = Wrapped(w)
    lines = sheet.define() if w.random() < HELPED else []
    defined = len(lines)
    lines += sheet.body(w.pick((1, 1, 1, 2, 2, 3)))
    if sheet.helper and not any(f"{sheet.helper[0]}(" in line for line in lines[defined:]):
        lines.append(sheet.number(sheet["called"]))
    ends = [sheet.names[role] for role in BEGUN if role in sheet.names] + sheet.kept[-1:] + sheet.numbers[-1:]
    lines.append("return " + (", ".join(ends) if ends and w.random() < 0.45 else sheet.code(ENDINGS)))
    lines[:0] = [line.format_map(sheet) for role, line in BEGUN.items() if role in sheet.names]
    sheet.names = {role: name for role, name in sheet.names.items() if role in GIVEN}
    made = tried(sheet, lines, raises=sheet.astray) if sheet.names else None
    if made is None:
        return None
    laid, params, give = wrapped("\n".join(lines), w, w.pick(SHARES)).split("\n"), *made[1:]
    if not len(lines) + 2 < len(laid) <= LINES:
        return None
    code = compile("\n".join([f"def run({', '.join(sheet.names.values())}):", *(f"    {line}" for line in laid)]), "<sheet>", "exec")

    def short():
        """Arguments with which it has few states, or the fewest of several."""
        found = []
        for nth in range(TRIES):
            values = give()
            found.append((states(code, values), nth, values))
            if found[-1][0] <= STATES:
                break
        return min(found)

    return (laid, params, lambda: short()[2]) if short()[0] <= STATES else None


def states(code, values):
    """How many states a run has, about: its calls, lines and returns."""
    count, space = 0, {}
    exec(code, space)

    def look(frame, event, argument):
        nonlocal count
        if frame.f_code is not code and frame.f_code.co_filename != code.co_filename:
            return None
        count += 1
        return look

    given, before = anew(values, space), sys.gettrace()
    sys.settrace(look)
    try:
        space["run"](*given)
    except Exception:
        pass
    finally:
        sys.settrace(before)
    return count
