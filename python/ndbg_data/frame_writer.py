"""Writes a drill that is a whole module: names, parameters and values for `frame_drills.py`, its helpers, and where they stand."""
import re

from .frame_tables import TABLES
from .restyle import folded
from .words import NOUNS, PROPER

CHOICE = re.compile(r"«([^»]*)»")
SLOT = re.compile(r"\$([?+]?)(\w+)")
DEFINED = re.compile(r"def self\.(\w+)\((?=(\)?))")
# The types of the names that templates use; all others are numbers.
KINDS = {
    "xs": "li", "ys": "li", "zs": "li", "s": "s", "t": "s", "c": "c", "ws": "ls", "d": "dsi", "memo": "dii", "path": "li", "out": "li", "grid": "ll",
    "row": "li", "p": "p", "o": "a", "it": "a", "op": "s", "word": "s", "ok": "b", "e": "a",
}  # fmt: skip
NOTES = {"li": "list[int]", "s": "str", "ls": "list[str]", "dsi": "dict[str, int]", "ll": "list[list[int]]", "i": "int"}
IMPORTED = frozenset("functools collections typing reduce lru_cache cache cmp_to_key Counter defaultdict deque List Dict Solution".split())
IMPORTS = (
    ("functools", re.compile(r"(?<![\w.])(reduce|lru_cache|cache|cmp_to_key)(?=\(|\n)")), ("collections", re.compile(r"(?<![\w.])(Counter|defaultdict|deque)(?=\()")),
    ("typing", re.compile(r"(?<![\w.])(List|Dict)(?=\[)")),
)  # fmt: skip
LENGTHS = (0, 1, 1, 2, 2, 3, 3, 3, 4, 4, 4, 5, 5, 6)
SIZES = (5, 9, 9, 10, 20, 20, 50, 100, 100, 100, 1000, 1000, 10000, 10 ** 5, 10 ** 9 + 7)
WORDS = [word for word in NOUNS + PROPER if 2 <= len(word) <= 6]


class Drill:
    """A drill while it is written: its names, its parameters, and the size of its numbers."""

    def __init__(self, w, entry):
        self.w, self.random, self.pick = w, w.random, w.pick
        self.entry = "f" if entry in IMPORTED else entry
        w.names.used |= IMPORTED
        self.size = self.pick(SIZES)
        self.low = -self.size // 2 if self.random() < 0.25 else 0
        self.most = 6
        self.few = [self.number() for _ in range(3)]
        self.pool = "".join([self.pick("abcdeXYZ019_ ") for _ in range(4)])
        self.words = [self.pick(WORDS) for _ in range(4)]
        self.solution = self.random() < 0.28
        self.place = self.pick(("top", "top", "inner", "method") if self.solution else ("top", "top", "top", "inner"))
        self.noted = self.random() < (0.6 if self.solution else 0.25)
        self.named, self.given, self.helpers = {}, [], []

    # Names

    def name(self, kind):
        return self.w.names.variable(kind)

    def function(self):
        return ("self." if self.place == "method" else "") + self.w.names.function()

    def named_as(self, slot):
        """What stands for a slot of a template: $F the entry, $G a helper, $C a class, $k1 a number, $m1 a small one, else a variable."""
        found = self.named.get(slot)
        if found is None:
            if slot == "F":
                found = ("self." if self.solution else "") + self.entry
            elif slot[0] == "C":
                found = self.w.names.type()
            elif slot[0] in "GH":
                found = self.function() if slot[0] == "G" else self.w.names.function()
            elif slot[0] == "k" and slot[1:].isdigit():
                found = str(self.constant())
            elif slot[0] == "m" and slot[1:].isdigit():
                found = str(2 + int(self.random() * 4))
            elif slot[0] == "q" and slot[1:].isdigit():
                found = self.w.quoted(self.pick(self.words))
            else:
                found = self.name(KINDS.get(slot.rstrip("0123456789"), "i"))
            self.named[slot] = found
        return found

    def fill(self, text):
        """A template with one of each «a|b» and names for its slots: $?x is a condition on $x, $+x a number made of it."""
        text = CHOICE.sub(lambda m: self.pick(m.group(1).split("|")), text)
        return SLOT.sub(self.slot, text)

    def lines(self, text):
        """Those of a template, without any that an empty choice left."""
        return [line for line in self.fill(text).split("\n") if not line.isspace()]

    def slot(self, match):
        mark, name = match.groups()
        name = self.named_as(name)
        return name if not mark else self.condition(name) if mark == "?" else self.of(name)

    # Parameters

    def parameter(self, kind, give, name=None):
        name = name or self.name(kind)
        self.given.append((name, kind, give))
        return name

    def numbers_given(self):
        return self.parameter("li", self.numbers)

    def parameter_as(self, slot, spec):
        """One more parameter, as the header of a template has it: one of GIVEN, `0:6`, or `a/b/c`."""
        name = self.named_as(slot)
        if spec in GIVEN:
            kind, make = GIVEN[spec]
            self.parameter(kind, lambda: make(self), name)
        elif ":" in spec:
            low, high = map(int, spec.split(":"))
            self.parameter("i", lambda: low + int(self.random() * (high - low + 1)), name)
        else:
            options = spec.split("/")
            self.parameter("s", lambda: self.pick(options), name)

    # Values

    def number(self):
        draw = self.random()
        if draw < 0.08:
            return self.pick((0, 1, -1 if self.low else 2))
        return self.low + int(self.random() * (self.size - self.low + 1))

    def constant(self):
        """A number of the code, inside the range of those that are given."""
        if self.random() < 0.3:
            return self.pick(self.few)
        return self.low + int((0.2 + 0.6 * self.random()) * (self.size - self.low))

    def length(self):
        return min(self.pick(LENGTHS), self.most)

    def numbers(self, least=0):
        count = max(self.length(), least)
        made = [self.pick(self.few) if self.random() < 0.3 else self.number() for _ in range(count)]
        if self.random() < 0.15:
            made.sort()
        return made

    def text(self):
        return "".join([self.pick(self.pool) for _ in range(self.length())]) if self.random() < 0.6 else self.word()

    def word(self):
        word, draw = self.pick(self.words) if self.random() < 0.7 else self.pick(WORDS), self.random()
        word = word.capitalize() if draw < 0.2 else word.upper() if draw < 0.3 else word + self.pick("0179") if draw < 0.4 else word
        return word[:self.most]

    def texts(self):
        return [self.word() for _ in range(self.length())]

    def dict(self):
        return {self.word(): self.number() for _ in range(min(self.length(), 4))}

    def rows(self):
        width = 1 + int(self.random() * 3)
        return [[self.number() for _ in range(width)] for _ in range(1 + int(self.random() * min(3, self.most)))]

    def nested(self, depth=2):
        made = []
        for _ in range(1 + int(self.random() * 3) if depth == 2 else int(self.random() * 3)):
            made.append(self.nested(depth - 1) if depth and self.random() < 0.4 else self.number())
        return made

    # Pieces of code

    def condition(self, x):
        k, m = self.constant(), 2 + int(self.random() * 3)
        draw = self.random()
        if draw < 0.45:
            return f"{x} {self.pick(('>', '>=', '<', '<='))} {k}"
        if draw < 0.7:
            return self.pick((f"{x} % 2 == 0", f"{x} % 2", f"{x} % {m} == {int(self.random() * m)}", f"{x} % 2 == 1", f"not {x} % {m}", f"{x} & 1"))
        if draw < 0.8:
            return f"{x} {self.pick(('==', '!='))} {self.pick(self.few)}"
        return self.pick((f"{k} <= {x} < {k + self.size // 3 + 1}", f"{x} < {k} or {x} % {m} == 0", f"{x} > {k} and {x} % 2", f"abs({x} - {k}) < {self.size // 3 + 1}", f"{x} in ({', '.join(map(str, self.few))})", f"{x} // {m} > {k // m}"))

    def of(self, x):
        """A number made of a number."""
        k, m = self.constant(), 2 + int(self.random() * 8)
        return self.pick((x, f"{x} * {m}", f"{x} + {k}", f"{x} - {k}" if k >= 0 else f"{x} + {-k}", f"{x} * {x}", f"{x} // {m}", f"{x} % {m}", f"{m} * {x} + 1", f"abs({x} - {abs(k)})", f"-{x}", f"({x} + {m - 1}) // {m}", f"{x} ^ {m}", f"max({x}, {k})", f"min({x}, {k})", f"{x} % 1000"))

    def of_two(self, a, b):
        return self.pick((f"{a} + {b}", f"{a} * {b}", f"{a} - {b}", f"abs({a} - {b})", f"max({a}, {b})", f"min({a}, {b})", f"{a} * 10 + {b}", f"{a} + 2 * {b}", f"{a} ^ {b}", f"({a} + {b}) % 7"))

    def about_two(self, a, b):
        return self.pick((f"{a} < {b}", f"{a} <= {b}", f"{a} > {b}", f"{a} != {b}", f"{a} == {b}", f"abs({a} - {b}) > {abs(self.constant()) // 2}", f"{a} + {b} > {self.constant()}", f"({a} + {b}) % 2 == 0", f"{a} % 2 == {b} % 2"))

    def helper(self, kind="number", inputs=1):
        """A function of its own that gives a number or a truth: its name, as it is called."""
        name, v = self.function(), [self.name("i") for _ in range(inputs)]
        x, last = v[0], v[-1]
        value = (lambda: self.of(self.pick(v))) if inputs == 1 else (lambda: self.of_two(x, last) if self.random() < 0.6 else self.of(self.pick(v)))
        test = self.condition(x) if inputs == 1 else self.about_two(x, last)
        draw = self.random()
        if kind == "truth":
            lines = [f"return {test}"] if draw < 0.5 else [f"if {test}:", "    return True", f"return {self.condition(last)}"] if draw < 0.75 else [f"{(made := self.name('i'))} = {value()}", f"return {self.condition(made)}"]
        elif draw < 0.35:
            lines = [f"return {value()}"]
        elif draw < 0.65:
            lines = [f"if {test}:", f"    return {value()}", f"return {value()}"]
        elif draw < 0.8:
            lines = [f"return {value()} if {test} else {value()}"]
        else:
            made = self.name("i")
            lines = [f"{made} = {value()}", f"return {self.of(made)}"] if draw < 0.9 else [f"if {test}:", f"    {x} += {1 + int(self.random() * 9)}", f"return {value()}"]
        self.define(name, ", ".join(v), lines)
        return name

    def define(self, name, inputs, lines):
        self.helpers.append([f"def {name}({inputs}):", *["    " + line for line in lines]])

    # The whole

    def written(self, body):
        """The module's text, and a function that makes calls."""
        params, list_of = [], "List" if self.solution and self.random() < 0.5 else "list"
        for name, kind, _ in self.given:
            note = NOTES.get(kind) if self.noted else None
            params.append(f"{name}: {note.replace('list', list_of)}" if note else name)
        if self.place == "inner":
            body = [line for helper in self.helpers for line in helper] + body
        elif self.place == "method":
            self.helpers = [[DEFINED.sub(own, line) for line in helper] for helper in self.helpers]
        apart = [] if self.place == "inner" else self.helpers
        entry = [f"def {self.entry}({', '.join(['self', *params] if self.solution else params)}):", *["    " + line for line in body]]
        if self.solution:
            members = [*apart, entry] if self.place == "method" else [entry]
            inside = [line for nth, member in enumerate(members) for line in ([""] if nth else []) + member]
            entry = ["class Solution:", *["    " + line if line else "" for line in inside]]
            apart = [] if self.place == "method" else apart
        source = "\n\n".join(["\n".join(block) for block in [*apart, entry]]) + "\n"
        if self.random() < 0.15:
            source = folded(source, self.random)
        source = self.imported(source)
        start = f"Solution().{self.entry}" if self.solution else self.entry
        keywords = self.solution and self.random() < 0.5
        return source, lambda: f"{start}({', '.join([(name + '=' if keywords else '') + self.w.show(give()) for name, _, give in self.given])})"

    def imported(self, source):
        lines = []
        for module, names in IMPORTS:
            found = dict.fromkeys(names.findall(source))
            if found and module != "typing" and self.random() < 0.2:
                source = names.sub(rf"{module}.\1", source)
                lines.append(f"import {module}")
            elif found:
                lines.append(f"from {module} import {', '.join(found)}")
        return "\n".join(lines) + "\n\n" + source if lines else source


def own(match):
    return f"def {match.group(1)}(self" + ("" if match.group(2) else ", ")


def tree_of(d):
    """Four nodes: for each, those below it."""
    below = {nth: [] for nth in range(4)}
    for nth in range(1, 4):
        below[int(d.random() * nth)].append(nth)
    return below


# What a parameter of a template may be: its type, and how to make one.
GIVEN = {
    "li": ("li", Drill.numbers), "li1": ("li", lambda d: d.numbers(1)), "li3": ("li", lambda d: d.numbers()[:3]), "li2": ("li", lambda d: d.numbers()[:2]),
    "small": ("li", lambda d: [int(d.random() * 10) for _ in range(min(d.length(), 4))]), "sorted": ("li", lambda d: sorted(d.numbers())),
    "i": ("i", Drill.number), "pos": ("i", lambda d: abs(d.number())), "s": ("s", Drill.text), "s3": ("s", lambda d: d.text()[:3]), "s4": ("s", lambda d: d.text()[:4]),
    "digits": ("s", lambda d: "".join([d.pick("0123456789") for _ in range(d.length())])), "ls": ("ls", Drill.texts), "dsi": ("dsi", Drill.dict), "ll": ("ll", Drill.rows),
    "nest": ("a", Drill.nested), "bits": ("s", lambda d: "".join([d.pick("0112") for _ in range(d.length())])),
    "num": ("s", lambda d: d.pick((str(d.number()), str(d.number()), d.text(), ""))), "mixed": ("a", lambda d: [d.number() if d.random() < 0.7 else d.pick((None, d.word(), 0)) for _ in range(min(d.length(), 4))]),
    "word": ("s", Drill.word), "pick": ("i", lambda d: d.pick(d.few) if d.random() < 0.6 else d.number()), "lp": ("a", lambda d: [(d.word(), d.number()) for _ in range(min(d.length(), 4))]),
    "cost": ("li", lambda d: [1 + int(d.random() * 6) for _ in range(d.pick((2, 2, 3, 3, 3, 4)))]), "coins": ("li", lambda d: sorted({2 + int(d.random() * 5) for _ in range(d.pick((2, 3, 3)))})),
    "distinct": ("li", lambda d: list({int(d.random() * 9): None for _ in range(d.pick((2, 3, 3)))})), "some": ("li", lambda d: [int(d.random() * 12) - 2 for _ in range(d.pick((2, 3, 3, 4, 5)))]),
    "four": ("li", lambda d: [int(d.random() * 10) for _ in range(4)]), "tree": ("a", tree_of), "cells": ("ll", lambda d: [[int(d.random() * 10) for _ in range(2)] for _ in range(d.pick((2, 2, 3)))]),
    "marked": ("ll", lambda d: [[int(d.random() < 0.7 or not (i + j)) for j in range(3)] for i in range(d.pick((2, 2, 3)))]),
}  # fmt: skip


def tabled(family, table=None):
    """A maker of the drills of a table: the family's, where none is given."""
    templates = [(params, helpers, body) for weight, params, helpers, body in table or TABLES[family] for _ in range(weight)]

    def make(d):
        params, helpers, body = d.pick(templates)
        plain = any("class $C" in helper or helper.startswith("@") or "$F" in helper for helper in helpers)
        if plain and d.place != "top":
            d.place = "top"
        for slot, spec in params:
            d.parameter_as(slot, spec)
        d.helpers += [d.lines(helper) for helper in helpers]
        return d.lines(body)

    make.__name__ = family
    return make
