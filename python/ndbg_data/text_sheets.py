"""Sheets of texts: line after line something is done to a text that is there by then, or something is asked about one or two of them.

Lines are written along an example, as the drills of single texts are: what is looked for is found, mostly.
"""
import re

from .grammar.writer import Parameter
from .seeking_drills import drawn
from .sheets import TRIES, passes
from .text_drills import DRAWN, LONGEST, Drill

# `s`, `t` texts, `c` a character or two as a literal, `k` a few, `i`, `j` places.
ASKED = (
    (15, "{s} < {t}"), (6, "{s} >= {t}"), (4, "{s} == {t}"), (2, "{s} != {t}"), (5, "max({s}, {t})"), (2, "min({s}, {t})"), (3, "sorted([{s}, {t}, {c}])"), (2, "({k}, {s}) < ({k}, {t})"), (2, "{s} <= {t} or {c} in {s}"),
    (4, "{s} + {t}"), (2, "{s} * 2"), (2, "{s} + {c} + {t}"), (5, "len({s})"), (3, "len({s}) - len({t})"), (6, "{s}[{i}]"), (3, "{s}[-{k}]"), (4, "{s}[{i}:]"), (4, "{s}[:{i}]"), (4, "{s}[{j}:{i}]"), (2, "{s}[-{k}:]"), (2, "{s}[:-{k}]"),
    (2, "{s}[{i}] == {s}[{j}]"), (3, "{s}[:{i}] + {c} + {s}[{i}:]"), (3, "{s}[:{i}] + {s}[{i} + 1:]"), (3, "{s}[{i}:] + {s}[:{i}]"), (2, "{s} == {s}[::-1]"), (5, "{s}.count({c})"), (5, "{s}.find({c})"), (4, "{s}.rfind({c})"),
    (3, "{s}.index({c})"), (3, "{c} in {s}"), (2, "{c} not in {s}"), (3, "{s}.startswith({c})"), (3, "{s}.endswith({c})"), (2, "{s}.startswith({t})"), (2, "{t} in {s}"), (5, "{s}.split({c})"), (3, "{s}.split()"), (2, "{s}.partition({c})"),
    (2, "{s}.split({c})[-1]"), (2, "[len(v) for v in {s}.split({c})]"), (2, "' '.join(v[::-1] for v in {s}.split({c}))"), (2, "{c}.join(sorted({s}.split()))"), (3, "list({s})"), (3, "sorted({s})"), (2, "sorted(set({s}))"), (3, "len(set({s}))"),
    (3, "[ord(v) for v in {s}[:{i}]]"), (3, "''.join(chr(ord(v) + {k}) for v in {s})"), (2, "sum(ord(v) for v in {s}[:{i}])"), (2, "ord({s}[{i}]) - ord({s}[{j}])"), (5, "''.join(v for v in {s} if v != {c})"), (4, "''.join([v for v in {s} if v.isalnum()])"),
    (3, "[v for v in {s} if v.isalpha()]"), (3, "[v for v in {s} if v in {t}]"), (3, "''.join(v for v in {s} if v not in {t})"), (3, "''.join(v.upper() if v in {t} else v for v in {s})"), (3, "''.join(v * 2 for v in {s})"), (2, "''.join(v + {c} for v in {s})"),
    (4, "{{v: {s}.count(v) for v in {s}}}"), (2, "{{v: i for i, v in enumerate({s})}}"), (2, "[{s}.count(v) for v in {t}]"), (3, "sum(v.isdigit() for v in {s})"), (3, "sum(v in {t} for v in {s})"), (2, "sum(1 for v in {s} if v.islower())"),
    (4, "sum(a == b for a, b in zip({s}, {t}))"), (3, "[a + b for a, b in zip({s}, {t})]"), (2, "[a == b for a, b in zip({s}, {t})]"), (2, "''.join(max(a, b) for a, b in zip({s}, {t}))"), (4, "[i for i, v in enumerate({s}) if v == {c}]"),
    (2, "[{s}[i:i + {k}] for i in range(0, len({s}), {k})]"), (2, "[{s}[i] for i in range(0, len({s}), {k})]"), (2, "''.join({s}[i] for i in range(len({s}) - 1, -1, -2))"), (2, "[{s}[i] + {s}[i + 1] for i in range(len({s}) - 1)]"),
    (2, "{s}.isalpha()"), (2, "{s}.isdigit()"), (2, "{s}.isupper()"), (2, "{s}.islower()"), (2, "{s}.isalnum()"), (2, "{s}.lower() == {s}"), (2, "all(v in {t} for v in {s})"), (2, "any(v.isupper() for v in {s})"), (2, "max({s}, key={s}.count)"),
    (2, "int(''.join(v for v in {s} if v.isdigit()) or 0)"), (2, "[v for v in {s}.split({c}) if v]"), (2, "{s}.replace({c}, '', 1)"), (2, "f'{{{s}}}-{{{t}}}'"), (2, "f'{{{s}}}{{len({t})}}'"),
)  # fmt: skip
# What `re` finds; `{{` and `}}` stand for themselves.
PATTERNS = (r"[a-z]", r"[A-Z]", r"[0-9]", r"\d+", r"\w+", r"[a-z]+", r"[A-Z][a-z]*", r"[aeiou]", r"[^a-z]", r"\s+", r"\W", r"[, .!?]", r"[a-m]", r"\b\w", r"(\w)\1", r"[^aeiou\s]+", r"^\w", r"\w$", r"[a-z]{2}", r"..")
SEARCHED = (
    (6, "re.findall({p}, {s})"), (5, "re.sub({p}, {c}, {s})"), (4, "re.sub({p}, '', {s})"), (3, "re.split({p}, {s})"), (3, "len(re.findall({p}, {s}))"), (3, "bool(re.search({p}, {s}))"), (2, "re.search({p}, {s})"), (2, "re.match({p}, {s})"), (2, "re.match({p}, {s}) is None"), (2, "re.fullmatch({p}, {s})"),
    (2, "[v.start() for v in re.finditer({p}, {s})]"), (2, "''.join(re.findall({p}, {s}))"), (1, "re.sub({p}, lambda v: v.group().upper(), {s})"), (1, "re.findall({p}, {s}) == re.findall({p}, {t})"),
)  # fmt: skip
KINDS = {str: "s", int: "i", bool: "b", dict: "dsi", list: "ls"}


class Texts:
    """A sheet of texts: what each name is in the example, and which of them are texts."""

    def __init__(self, w):
        self.w, self.random, self.pick = w, w.random, w.pick
        self.drill = Drill(w)
        self.given = {self.drill.name: self.drill.example}
        if w.random() < 0.75:
            self.given[w.names.variable("s")] = self.beside(self.drill.example)
        self.texts, self.lines, self.ends = dict(self.given), [], []

    def beside(self, text):
        """Another text: one that begins alike, one much like it, or any."""
        draw, texts = self.random(), self.drill.texts
        if draw < 0.45:
            return (text[: int(self.random() * (len(text) + 1))] + self.pick(("", texts.fresh(), texts.fresh()[:3])))[:20]
        return texts.like(text) if draw < 0.8 else texts.fresh()

    def name(self):
        """Of a text; the newest is taken up most."""
        names = list(self.texts)
        return names[-1] if self.random() < 0.45 else self.pick(names)

    def changed(self):
        """Something done to a text, once or twice: the code and what it comes to."""
        name = self.name()
        code, now = name, self.texts[name]
        for _ in range(self.pick((1, 1, 1, 2, 2, 3))):
            self.drill.others, self.drill.named = [None, None], False
            self.drill.example, self.drill.name = self.texts[name], name
            before, after, value = self.pick(DRAWN)(self.drill, now)
            if len(value) > LONGEST:
                break
            code, now = before + code + after, value
        return code, now

    def asked(self):
        """Something asked: the same, or nothing where that would raise."""
        name = self.name()
        other = self.pick([text for text in self.texts if text != name] or [name])
        text = self.texts[name]
        end = max(1, len(text) - 1)
        places = sorted((int(self.random() * end), int(self.random() * end)))
        table = SEARCHED if self.random() < 0.09 else ASKED
        roles = {"s": name, "t": other, "p": f"r{self.w.quote}{self.pick(PATTERNS)}{self.w.quote}", "c": self.w.quoted(self.drill.character(text)), "k": 2 + int(self.random() * 3), "i": places[1], "j": places[0]}
        code = drawn(self, table).format(**roles)
        try:
            return code, eval(code, {**self.texts, "re": re})
        except (IndexError, ValueError, TypeError, AttributeError, re.error):
            return None

    def line(self):
        made = self.asked() if self.random() < 0.6 else self.changed()
        if made is None or made[0] in self.texts:
            return
        code, value = made
        if len(repr(value)) > 240:
            return
        name = self.w.names.variable(KINDS.get(type(value), "a"))
        if type(value) is str and len(value) <= LONGEST:
            name = self.pick(list(self.texts)) if self.random() < 0.15 else name
            self.texts[name] = value
        self.ends.append(name)
        self.lines.append(f"{name} = {code}")

    def imports(self):
        return ["import re"] if any(re.search(r"\bre\.", line) for line in self.lines) else []

    def arguments(self):
        """As the example: texts that are much like its own, and no line raises."""
        names, (text, *_) = list(self.given), self.given.values()
        for _ in range(TRIES):
            one = self.drill.texts.like(text)
            values = [one, self.beside(one)][: len(names)]
            if passes(self.lines, self.imports(), names, values):
                return values
        return list(self.given.values())


def text_sheet(w):
    """A drill: lines, parameters, and a function that makes arguments, the example's first."""
    sheet, size = Texts(w), 2 + int(w.random() * 5)
    while len(sheet.lines) < size:
        sheet.line()
    ends = list(dict.fromkeys(reversed(sheet.ends)))
    lines = [*sheet.lines, f"return {ends[0]}" if len(ends) < 2 or w.random() < 0.5 else f"return {ends[0]}, {ends[1]}"]
    example = [list(sheet.given.values())]
    w.imports += sheet.imports()
    return lines, [Parameter(name, "s") for name in sheet.given], lambda: example.pop() if example else sheet.arguments()
