"""Drills of operations that are told in small steps (`ndbg_working/small_steps.py`): sums, differences, products, quotients and remainders of several digits,
sums and places of longer lists, lengths and places of longer texts. One to three of them, on a line or on several.
"""
import re

from .seeking_drills import Places
from .sheets import Sheet

# Roles of parameters: `n` a number, `m` a smaller one, `k` a few, `xs` a list of numbers, `i`, `j` places in it, `x` an item; `s` a text, `p`, `q`
# places in it, `c` a piece of it, `s2` one that begins alike.
NUMBERS = (
    (6, "{n} + {n2}"), (6, "{n} - {n2}"), (4, "{n2} - {n}"), (3, "{n} + {m}"), (3, "{n} - {m}"), (2, "{n} + {n2} - {m}"), (2, "-{n} + {n2}"), (2, "{n} - ({n2} + {m})"), (9, "{n} * {m}"), (6, "{n} * {n2}"), (7, "{n} // {m}"), (8, "{n} % {m}"), (5, "divmod({n}, {m})"), (4, "{n} / {m}"), (5, "{m} ** {k}"), (3, "{n} & {n2}"),
    (2, "{n} | {n2}"), (3, "{n} ^ {n2}"), (3, "{n} >> {k}"), (2, "{m} << {k}"), (5, "bin({n})"), (2, "bin({n}).count('1')"), (5, "{n} * {m} % {n2}"),
    (3, "({n} + {n2}) // {m}"), (3, "({n} - {m}) * {k}"), (3, "{n} // {m} * {m}"), (3, "{n} - {n} // {m} * {m}"), (2, "({n} * {k} + {m}) % {n2}"), (2, "{m} * {m} + {k}"),
    (2, "({n} + {m} - 1) // {m}"), (2, "{n} * {k}"), (1, "pow({m}, {k}) % {n}"),
)  # fmt: skip
LISTS = (
    (7, "sum({xs})"), (4, "max({xs})"), (4, "min({xs})"), (4, "len({xs})"), (10, "{xs}[{i}]"), (4, "{xs}[{i}] + {xs}[{j}]"), (3, "{xs}[{i} - 1]"), (2, "{xs}[{i}] * {k}"),
    (4, "{xs}[{i}:{j}]"), (3, "{xs}[{i}:]"), (3, "{xs}[:{i}]"), (3, "{xs}.count({x})"), (4, "{xs}.index({x})"), (3, "sum({xs}) // len({xs})"), (2, "sum({xs}) / len({xs})"),
    (2, "max({xs}) - min({xs})"), (3, "sum({xs}[{i}:])"), (2, "sum({xs}[:{i}])"), (3, "sum(v * v for v in {xs})"), (3, "sum(v % {k} for v in {xs})"), (2, "sum(v * {k} for v in {xs})"),
    (2, "max(v % {k} for v in {xs})"), (2, "sum(v // {k} for v in {xs}) - {x}"), (3, "{xs}[{j}:] < {xs}[{i}:]"), (2, "{xs}[:{i}] > {xs}[{j}:]"), (3, "{xs}[{i}] > {xs}[{j}]"), (2, "{xs}[{i}] == {x}"), (2, "sum({xs}) % {k}"), (2, "{xs}[{xs}.index({x})]"),
    (2, "sum(a * b for a, b in zip({xs}, {xs}[1:]))"), (2, "sum([v for v in {xs} if v > {x}])"), (2, "min(abs(v - {x}) for v in {xs})"), (2, "all(v >= {x} for v in {xs})"),
)  # fmt: skip
TEXTS = (
    (6, "len({s})"), (8, "{s}[{p}]"), (5, "{s}[{p}:{q}]"), (3, "{s}[{p}:]"), (3, "{s}[:{p}]"), (6, "{s}.count({c})"), (8, "{s}.find({c})"), (4, "{s}.index({c})"), (5, "{s}.rfind({c})"),
    (3, "{s}[:{p}] + {s}[{p} + 1:]"), (2, "{s}[{p}] + {s}[{q}]"), (2, "{s}[{p}] == {s}[{q}]"), (2, "{s}[:{s}.find({c})]"), (2, "{s}[{s}.rfind({c}) + 1:]"), (2, "len({s}) - {p}"),
    (7, "{s} < {s2}"), (5, "{s} > {s2}"), (3, "{s} >= {s2}"), (3, "{s2} <= {s}"), (2, "{s}[{q}:] < {s2}[{q}:]"), (2, "{s} == {s2}"), (2, "max({s}, {s2})"), (2, "sorted([{s}, {s2}, {c}])"), (2, "len({s}) // 2"), (2, "{s}[len({s}) // 2]"), (2, "{s}.count({c}) * {k}"), (2, "sum(v == {c} for v in {s})"), (2, "{s}[{p}].upper()"),
)  # fmt: skip
ROLES = {"n": "i", "n2": "i", "m": "i", "k": "i", "xs": "li", "i": "i", "j": "i", "x": "i", "s": "s", "s2": "s", "p": "i", "q": "i", "c": "s"}


class Steps(Sheet):
    """Names of one drill by their roles, and values for them."""

    roles = ROLES

    def __init__(self, w):
        super().__init__(w)
        self.places = Places(w)
        self.wide = w.random() < 0.3

    def number(self, digits):
        return int(10 ** (digits - 1) + self.random() * 9 * 10 ** (digits - 1))

    def list(self):
        size = 5 + int(self.random() * (18 if self.wide else 10))
        least, digits = (-9, 1) if self.random() < 0.25 else (0, self.w.pick((1, 1, 2, 2, 3)))
        made = [self.number(digits) if self.random() < 0.8 else int(self.random() * 10) for _ in range(size)]
        if least < 0:
            made = [value * self.w.pick((1, 1, -1)) for value in made]
        if self.random() < 0.4:
            made = [self.w.pick(made[:4]) if self.random() < 0.4 else value for value in made]
        return made

    def values(self):
        """A value for each role, that go with one another."""
        w, items, text = self.w, self.list(), self.places.text()
        if len(text) < 9:
            text += self.places.text() + w.pick(("abcdefgh", "the quick one", "a1b2c3d4e5", "mississippi"))
        last, end = len(items) - 1, len(text) - 1
        bounds = sorted((int(self.random() * end), 6 + int(self.random() * max(1, end - 6))))
        return {
            "n": self.number(w.pick((2, 3, 3, 4, 4, 5, 6))), "n2": self.number(w.pick((2, 2, 3, 3))), "m": max(2, self.number(w.pick((1, 1, 2, 2, 2, 3)))),
            "k": 2 + int(self.random() * 7), "xs": items, "i": min(last, 4 + int(self.random() * (last - 3))), "j": int(self.random() * (last + 1)),
            "x": w.pick(items) if self.random() < 0.9 else 5, "s": text, "p": bounds[1], "q": bounds[0] if self.random() < 0.4 else min(end, bounds[1] + 1 + int(self.random() * 9)),
            "c": self.places.piece(text) if self.random() < 0.5 else w.pick(text), "s2": text[: int(self.random() * (len(text) + 1))] + w.pick(("", w.pick(text), self.places.text())),
        }  # fmt: skip


def on_steps(w):
    """A drill: lines, parameters, and a function that makes arguments."""
    steps = Steps(w)
    table = w.pick((NUMBERS, NUMBERS, LISTS, LISTS, TEXTS))
    code, draw, made = steps.code(table), w.random(), w.names.variable("i")
    if draw < 0.35:
        lines = [f"return {code}"]
    elif draw < 0.55:
        lines = [f"{made} = {code}", f"return {made}"]
    elif draw < 0.67 and table is NUMBERS:
        lines = [f"{steps['n']} {w.pick(('*', '//', '%', '//', '%', '+', '+', '-', '-'))}= {steps['m']}", f"return {steps['n']}"]
    elif draw < 0.8:
        lines = [f"{made} = {code}", f"return {made}, {steps.code(table)}"]
    elif draw < 0.9:
        test = steps.code(table)
        lines = [f"if {test}:", f"    return {code}", "return " + w.pick(("0", "None", "'none'"))]
    else:
        lines = [f"{made} = [{code}]", f"{made}.append({steps.code(table)})", f"return {made}"]
    said = set(re.findall(r"\w+", " ".join(lines)))
    steps.names = {role: name for role, name in steps.names.items() if name in said}
    return lines, steps.parameters(), steps.arguments
