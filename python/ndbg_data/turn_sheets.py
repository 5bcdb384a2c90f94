"""Sheets of turns: loops whose bodies branch on conditions of several parts, and do what makes it hard to say which line comes next.

A counter that is changed inside, two statements on a line, `break`, `continue` and `else`, loops in loops, early returns.
"""
import re

from .seeking_drills import drawn
from .sheets import Sheet, draw, made_by, tried

# Roles: `xs` a row of numbers, `st` a pile of them, `t` a text, `d` counts by numbers, `i`, `j` places, `n`, `m` numbers, `k` a few, `f` a flag,
# `b` a list, a number or a text; `c` goes through a text, `v` through a row.
CONDITIONS = (
    (4, "{xs}[{i}] > {xs}[{j}]"), (3, "{xs}[{i}] == {n}"), (3, "{xs}[{i}] - {xs}[{j}] >= {k}"), (3, "{n} % {k} == 0"), (2, "{n} % {k} == {m} % {k}"), (3, "{n} > {m}"), (2, "{n} <= {m} + {k}"), (3, "{m} < {n} <= {m} + {k}"), (3, "abs({n} - {m}) <= {k}"),
    (3, "0 <= {i} < len({xs})"), (2, "{i} + 1 < len({xs})"), (2, "len({xs}) - {i} > {j}"), (3, "{t}[{i}] == {t}[{j}]"), (2, "{t}[{i}].isalpha()"), (2, "{t}[{j}] in 'aeiou'"), (2, "{t}[{i}] < {t}[{j}]"), (2, "{t}[{j}:{i} + 1] == {t}[{j}:{i} + 1][::-1]"),
    (2, "{n} in {d}"), (2, "{d}.get({n}, 0) > {k}"), (2, "{n} not in {xs}"), (3, "{f}"), (2, "not {f}"), (2, "{st}"), (2, "not {st}"), (3, "len({st}) < {k}"), (2, "sorted({xs}) == {xs}"), (2, "max({n}, {m}) == {n}"), (2, "{n} & 1"), (2, "{m} >> {j} & 1"), (2, "{f} != ({n} > {m})"),
    (2, "isinstance({b}, list)"), (2, "isinstance({b}, (int, str))"), (2, "type({b}) is str"), (2, "{n} < 0"), (2, "{n} * {k} > {m}"), (2, "{i} == {j}"), (2, "{i} != {j}"), (2, "sum({xs}[:{i} + 1]) > {m}"), (2, "min({xs}[{j}:]) < {n}"), (2, "{xs}[{i}] == {xs}[{i} - 1] == {n}"),
)  # fmt: skip
# What may stand first where the second would raise without it.
GUARDED = (
    (4, "{st} and {st}[-1] < {n}"), (3, "len({st}) > 1 and {st}[-1] == {st}[-2]"), (3, "{st} and {st}[-1] > {xs}[{i}]"), (2, "len({st}) > 2 and {st}[-1] == {st}[-2] == {n} and {st}[-3] != {n}"), (3, "{i} + 1 < len({xs}) and {xs}[{i}] < {xs}[{i} + 1]"),
    (2, "not {st} or {st}[-1] != {n}"), (2, "{n} in {d} and {d}[{n}] > {k}"), (2, "{i} == 0 or {xs}[{i}] != {xs}[{i} - 1]"), (2, "{i} >= len({xs}) or {xs}[{i}] > {n}"), (2, "isinstance({b}, list) and {b}"), (2, "{m} and {n} % {m} == 0"),
)  # fmt: skip
ACTIONS = (
    (5, "{n} += {k}"), (4, "{m} -= 1"), (3, "{n} += {xs}[{i}]"), (3, "{m} = max({m}, {n})"), (3, "{n}, {m} = {m}, {n}"), (3, "{n} = {n} // 2 if {n} % 2 == 0 else 3 * {n} + 1"), (4, "{st}.append({n})"), (3, "{st}.append({xs}[{i}])"), (2, "{st}.append(({i}, {n}))"), (2, "{f} = not {f}"),
    (3, "{f} = {n} > {m}"), (3, "{xs}[{j}] = {n}"), (3, "{xs}[{i}], {xs}[{j}] = {xs}[{j}], {xs}[{i}]"), (4, "{d}[{n}] = {d}.get({n}, 0) + 1"), (2, "{d}[{n}] = {i}"), (3, "{new} = {xs}[{i}] - {xs}[{j}]"), (2, "{new} = {t}[{j}:{i} + 1]"), (2, "{m} = {n}"), (2, "{n} = -{n}"), (2, "{j} = {i}"),
    (2, "{n} //= 2"), (2, "{n}, {m} = {n} + 1, {m} - 1"), (2, "{j}, {n} = {i}, {xs}[{i}]"), (2, "{t} += {t}[{j}]"), (2, "{t} = {t}[1:] + {t}[0]"), (2, "{new} = ({i}, {n}, {f})"), (2, "{xs}.append({n})"), (1, "pass"),
)  # fmt: skip
# Two on a line.
TWO = ((3, "{new} = {xs}[{i}]; {new} = {xs}[{j}]"), (3, "{n} += 1; {m} -= 1"), (2, "{st}.append({n}); {n} = 0"), (2, "{f} = True; {m} = {i}"), (2, "{new} = {n} % {k}; {n} //= {k}"))
LEAVING = ((4, "continue"), (4, "break"), (1, "return {i}"), (1, "return {f}"), (1, "return {n}, {m}"))
# The head, and the names that it sets: changed inside, these are set anew.
LOOPS = (
    (6, "for {i} in range(len({xs})):"), (3, "for {i} in range({k}, len({xs})):"), (3, "for {i} in range(len({xs}) - 1, -1, -1):"), (3, "for {i} in range(0, len({xs}), 2):"), (5, "for {n} in {xs}:"), (4, "for {i}, {n} in enumerate({xs}):"), (2, "for {i}, {n} in enumerate({xs}, 1):"),
    (2, "for {n}, {m} in zip({xs}, {xs}[1:]):"), (3, "for {j} in range({i}, len({xs})):"), (2, "for {i} in range({k} + 2):"), (2, "for {j} in range({k}):"), (2, "for {n} in sorted({xs}):"), (2, "for {n} in reversed({xs}):"), (2, "for {n} in set({xs}):"), (2, "for {i}, {new} in enumerate({t}):"), (2, "for {new} in {t}:"),
    (2, "for {n} in list({d}):"), (2, "for {n}, {m} in {d}.items():"), (2, "for {n} in range({m}, {m} + {k}):"),
)  # fmt: skip
# The head, and what makes it end, the last line of its body.
WHILES = (
    (4, ("while {j} < {i}:", "{j} += 1")), (3, ("while {j} <= {i}:", "{i} -= 1")), (3, ("while {n} > {m}:", "{n} -= {k}")), (2, ("while {n} > 0:", "{n} //= {k}")), (3, ("while {st} and {st}[-1] >= {n}:", "{st}.pop()")), (3, ("while len({st}) > 1 and {st}[-1] != {n}:", "{m} = {st}.pop()")), (2, ("while {st}:", "{n} = {st}.pop()")),
    (3, ("while {i} < len({xs}) and {xs}[{i}] != {n}:", "{i} += 1")), (2, ("while True:", "if {j} >= {i}: break")), (2, ("while not {f}:", "{f} = {n} >= {m}")), (2, ("while {m}:", "{n}, {m} = {m}, {n} % {m}")), (2, ("while {j} < len({t}) and {t}[{j}] != {t}[-1]:", "{j} += 1")), (2, ("while {n} % {k} == 0 and {n}:", "{n} //= {k}")),
)  # fmt: skip
ROLES = {"xs": "li", "st": "li", "t": "s", "d": "dii", "i": "i", "j": "i", "n": "i", "m": "i", "k": "i", "f": "b", "b": "a"}
KEPT = ("n", "m", "st", "xs", "d", "f", "j", "t")
RAISING = 0.05


class Turns(Sheet):
    roles = ROLES

    def values(self):
        w, most = self.w, self.w.pick((3, 5, 10, 10, 20, 100))
        least = -most if self.random() < 0.2 else 0
        row = [draw(w, least, most) for _ in range(4 + int(self.random() * 4))]
        if self.random() < 0.2:
            row.sort()
        pile = [draw(w, least, most) for _ in range(int(self.random() * 4))]
        text = "".join(w.pick(w.theme.word() or "ab") for _ in range(6 + int(self.random() * 4)))
        places = sorted((int(self.random() * 4), int(self.random() * 4)))
        number = w.pick(row) if self.random() < 0.5 else draw(w, least, most)
        return {
            "xs": row, "st": pile, "t": text, "d": {v: draw(w, 1, 4) for v in row[: int(self.random() * 4)]}, "i": places[1], "j": places[0], "n": number, "m": draw(w, 0, most), "k": 2 + int(self.random() * 2), "f": self.random() < 0.5,
            "b": w.pick((row[:2], number, text[:4], [])),
        }  # fmt: skip

    def condition(self):
        """Of one to three parts."""
        if self.random() < 0.3:
            text = self.code(GUARDED)
        else:
            text = self.code(CONDITIONS)
            if self.random() < 0.5:
                text += f" {self.w.pick(('and', 'and', 'or'))} {self.code(CONDITIONS)}"
        if self.random() < 0.12:
            text += f" {self.w.pick(('and', 'or'))} {self.code(CONDITIONS)}"
        if self.random() < 0.1:
            text = f"not ({text})"
        return text

    def action(self):
        return self.code(TWO) if self.random() < 0.08 else self.code(ACTIONS)

    def branches(self, in_loop):
        """An `if`, with what else there may be."""
        heads = [f"if {self.condition()}:"] + [f"elif {self.condition()}:" for _ in range(self.w.pick((0, 0, 0, 1, 1, 2)))]
        if self.random() < 0.4:
            heads.append("else:")
        lines = []
        for head in heads:
            inside = [self.action() for _ in range(self.w.pick((1, 1, 1, 2)))]
            if in_loop and self.random() < 0.2:
                inside[-1] = self.code(LEAVING)
            if len(inside) == 1 and self.random() < 0.1:
                lines.append(f"{head} {inside[0]}")
            else:
                lines += [head, *indented(inside)]
        return lines

    def loop(self, deep):
        """A loop, at times with another one inside."""
        if self.random() < 0.35:
            head, last = drawn(self, WHILES)
            head, last = head.format_map(self), [last.format_map(self)]
        else:
            head, last = self.code(LOOPS), []
            if self.random() < 0.1 and " in range(" in head:
                name = head.split()[1]
                last = [f"{name} {self.w.pick(('+= 1', '+= 2', '-= 1', '= 0', '*= 2'))}"]
        body = self.body(True, deep)
        lines = [head, *indented(body + last)]
        if self.random() < 0.1:
            lines += ["else:", *indented([self.action()])]
        return lines

    def body(self, in_loop, deep):
        lines = []
        for _ in range(self.w.pick((1, 1, 2))):
            choice = self.random()
            if choice < 0.62:
                lines += self.branches(in_loop)
            elif choice < 0.72 and not deep:
                lines += self.loop(True)
            else:
                lines.append(self.action())
        return lines


def indented(lines):
    return [f"    {line}" for line in lines]


def turn_sheet(w):
    """A drill: lines, parameters, and a function that makes arguments."""
    return made_by(written, w)


def written(w):
    """One that runs with the first arguments that are drawn for it, or nothing."""
    sheet = Turns(w)
    lines = [sheet.action()] if w.random() < 0.3 else []
    lines += sheet.loop(False) if w.random() < 0.75 else sheet.branches(False)
    if w.random() < 0.4:
        lines += sheet.branches(False)
    ends = [sheet.names[role] for role in KEPT if role in sheet.names] or list(sheet.names.values())
    if not ends:
        return None
    lines.append("return " + ", ".join(ends[: 1 + int(w.random() * 2)]))
    if lines[0].startswith("for "):
        set_there = re.findall(r"\w+", lines[0].partition(" in ")[0])
        sheet.names = {role: name for role, name in sheet.names.items() if name not in set_there or name in lines[0].partition(" in ")[2]}
    raises = w.random() < RAISING
    return tried(sheet, lines, raises=raises)
