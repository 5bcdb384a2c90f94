"""Drills of numbers and of items: arithmetic as algorithms do it; things picked out of lists, dicts and grids, and changed there."""
import re

from . import item_forms, number_forms
from .drawn import ROLES
from .forms import Name
from .generate import ANNOTATIONS
from .grammar.writer import Parameter

MODULES = re.compile(r"\b(math|heapq|bisect|collections)\.(\w+)")
# The types of what tables name, where it is no number, and other names that are as usual.
KINDS = {
    "nums": "li", "nums1": "li", "nums2": "li", "xs": "li", "ys": "li", "stk": "li", "h": "li", "new": "li", "pre": "li", "A": "li", "B": "li", "bits": "li", "digits": "li",
    "coins": "li", "prices": "li", "cards": "li", "dp": "li", "deg": "li", "q": "li", "row": "li", "g": "ll", "f": "ll", "ps": "lp", "pairs": "dss", "matches": "lp",
    "match": "q", "p": "i", "d": "dii", "losers": "dii", "cnt": "i", "vis": "Si", "words": "ls", "ws": "ls", "w": "s", "word": "s", "token": "s", "tokens": "ls",
    "opt": "ls", "s": "s", "ch": "c", "other": "c",
}  # fmt: skip
USUAL = {
    "nums": ("nums", "nums", "arr", "a", "nums", "A", "values"), "left": ("left", "l", "lo", "low", "i"), "right": ("right", "r", "hi", "high", "j"), "ans": ("ans", "res", "ans", "result", "total", "ret"),
    "stk": ("stk", "stack", "st"), "g": ("grid", "g", "matrix", "board", "mat"), "f": ("dp", "grid", "matrix"), "ps": ("pairs", "edges", "intervals", "points", "ps"), "cnt": ("cnt", "count", "c", "freq"),
    "vis": ("vis", "seen", "visited"), "h": ("h", "heap", "pq", "q"), "q": ("q", "queue", "dq"), "d": ("d", "seen", "mp", "idx"), "mod": ("mod", "MOD", "m"), "pre": ("pre", "prefix", "ps"),
    "t": ("t", "tmp", "x", "v", "cur"), "mid": ("mid", "m"), "new": ("new", "merged", "out"), "s": ("s", "word", "t"), "e": ("d", "e"),
}  # fmt: skip
AFTER = ("0", "1", "-1", "True", "False")


class Drill:
    """A drill while it is written: names, what its parameters are made of, and the values that are fixed in its code."""

    def __init__(self, w):
        self.w, self.random, self.pick = w, w.random, w.pick
        self.usual = w.random() * 0.9
        self.names, self.roles, self.values, self.fixed = {}, [], {}, {}
        self.first = []

    def name(self, key):
        found = self.names.get(key)
        if found is None:
            self.names[key] = found = self.fresh(key)
        return found

    def fresh(self, key):
        names = self.w.names
        found = self.pick(USUAL[key]) if key in USUAL else key
        if self.random() > self.usual or found in names.used:
            return names.variable(KINDS.get(key, "i"))
        names.used.add(found)
        return found

    def fill(self, pieces):
        return "".join([
            self.name(p) if p.__class__ is Name else p if p.__class__ is str else self.fill(self.pick(p)) if p.__class__ is list else str(p[0] + int(self.random() * (p[1] - p[0] + 1)))
            for p in pieces
        ])

    def take(self, form):
        """The parameters of a form become the drill's; at times one of them a literal, or a variable with a value from the start."""
        for key, role, other in form.roles:
            if key not in self.values:
                self.roles.append((key, role, other))
                self.values[key] = ROLES[role][0](self, other)
        if len(self.roles) > 1 and not self.fixed and self.random() < 0.22:
            key, _, other = self.pick(self.roles)
            value = self.values[key]
            if not form.always.intersection([k for k, _, _ in self.roles if k != key]) or value.__class__ is not int and size(value) < 5:
                return
            # What is drawn for one value seldom fits others.
            if other is not None and self.random() < 0.7:
                return
            self.fixed[key] = value
            if value.__class__ is int and value >= 0 and key not in form.stored and key not in self.names and self.random() < 0.7:
                self.names[key] = str(value)
            else:
                self.first.append(f"{self.name(key)} = {self.w.show(value)}")

    def written(self, form):
        self.take(form)
        return self.fill(form.pieces)

    def give(self):
        """Arguments: each is drawn with regard to those before it."""
        self.values = dict(self.fixed)
        for key, role, other in self.roles:
            if key not in self.fixed:
                self.values[key] = ROLES[role][0](self, other)
        return [self.values[key] for key in self.order]

    def done(self, lines):
        """Lines, parameters, and what makes arguments."""
        self.order = [key for key, _, _ in self.roles if key not in self.fixed and key in self.names]
        if self.random() < 0.12:
            self.order.reverse()
        kinds = {key: ROLES[role][1] for key, role, _ in self.roles}
        lines = self.first + lines
        text = "\n".join(lines)
        if "." in text and MODULES.search(text):
            lines = imported(self.w, text).split("\n")
        return lines, [Parameter(self.name(key), kinds[key]) for key in self.order], self.give


def imported(w, text):
    """Modules by their names, or what is used of them; the import goes to the top of the program."""
    used = {}
    for module, name in MODULES.findall(text):
        used.setdefault(module, {})[name] = None
    for module, names in used.items():
        if module != "collections" and (w.random() < 0.6 or not names.keys().isdisjoint(w.names.used)):
            w.imports.append(f"import {module}")
        else:
            w.imports.append(f"from {module} import {', '.join(names)}")
            text = text.replace(module + ".", "")
    return text


def size(value):
    return sum(map(len, value)) if value.__class__ is list and value and value[0].__class__ is list else len(value) if hasattr(value, "__len__") else 9


def result(d, code):
    if d.random() < 0.3:
        name = d.name("ans" if "ans" not in d.names else "t")
        return [f"{name} = {code}", f"return {name}"]
    return [f"return {code}"]


# Numbers


def expression(d):
    form = d.pick(number_forms.EXPRESSIONS if d.random() < 0.7 else number_forms.OTHERS)
    return result(d, d.written(form))


def change(d):
    form = d.pick(number_forms.CHANGES)
    code = d.written(form)
    target = code.split(" ", 1)[0]
    if d.random() < 0.3:
        return [code, f"return {target}{d.pick((' + 1', ' - 1', ' % 10', ' > 0', ' == 0', ' * 2', ' // 2'))}"]
    return [code, f"return {target}"]


def several(d):
    """Two or three lines, each made of what was given or of what the last one made."""
    lines, made = [], []
    for nth in range(2 + (d.random() < 0.4)):
        form = d.pick(CHAINED if made and d.random() < 0.75 else number_forms.EXPRESSIONS)
        part = Part(d, nth, made[-1] if made and form.roles[0][1] == "num" else None)
        name = d.fresh(d.pick(("x", "y", "t", "k", "cur", "ans"))) if not made or d.random() < 0.75 else made[-1]
        lines.append(f"{name} = {part.written(form)}")
        if name not in made:
            made.append(name)
    if d.random() < 0.35 and len(made) > 1:
        return [*lines, f"return {', '.join(made)}"]
    return [*lines, f"return {made[-1]}"]


class Part(Drill):
    """One of several forms in a drill: its parameters are its own, but for the first, which may be what was made before."""

    def __init__(self, d, nth, before):
        self.d, self.w, self.random, self.pick, self.usual = d, d.w, d.random, d.pick, d.usual
        self.nth, self.before, self.names = nth, before, {}

    def written(self, form):
        mines = []
        for at, (key, role, other) in enumerate(form.roles):
            if at == 0 and self.before is not None:
                self.names[key] = self.before
                continue
            mine = f"{key}{self.nth}"
            about = None if other is None else f"{other}{self.nth}"
            value = ROLES[role][0](self.d, about)
            if at and value > 0 and self.random() < 0.35:
                self.names[key] = str(value)
                continue
            self.d.roles.append((mine, role, about))
            self.d.values[mine] = value
            mines.append((key, mine))
        code = self.fill(form.pieces)
        self.d.names.update({mine: self.names[key] for key, mine in mines if key in self.names})
        return code


CHAINED = [form for form in number_forms.EXPRESSIONS if form.roles[0][1] == "num"]


def asked(d):
    """A condition: which way does it go?"""
    test = d.written(d.pick(number_forms.CONDITIONS))
    draw, plain = d.random(), [d.names[key] for key, _, _ in d.roles if key in d.names]

    def outcome():
        draw = d.random()
        return d.pick(AFTER) if draw < 0.45 else d.pick(plain) if draw < 0.7 else f"{d.pick(plain)} {d.pick(('+ 1', '- 1', '* 2', '// 2', '% 10'))}"

    if draw < 0.3:
        return result(d, test)
    if draw < 0.55:
        return [f"if {test}:", f"    return {outcome()}", f"return {outcome()}"]
    if draw < 0.75:
        return result(d, f"{outcome()} if {test} else {outcome()}")
    name = d.name("ans")
    if draw < 0.9:
        return [f"{name} = {outcome()}", f"if {test}:", f"    {name} {d.pick(('=', '+=', '-='))} {outcome()}", f"return {name}"]
    return [f"if {test}:", f"    {name} = {outcome()}", "else:", f"    {name} = {outcome()}", f"return {name}"]


def counted(d):
    return d.written(d.pick(number_forms.LOOPS)).split("\n")


ON_NUMBERS = [make for make, weight in ((expression, 30), (change, 12), (several, 17), (asked, 17), (counted, 24)) for _ in range(weight)]


def on_numbers(w):
    d = Drill(w)
    return d.done(w.pick(ON_NUMBERS)(d))


# Items


def picked(d):
    return result(d, d.written(d.pick(item_forms.PICKED)))


# Of what several lines are about: the table, its weight, and how it is made where no argument can be one.
ABOUT = [about for *about, weight in (
    (item_forms.ON_LIST, "nums", None, 12), (item_forms.ON_DICT, "d", None, 6), (item_forms.ON_GRID, "g", None, 6), (item_forms.ON_HEAP, "h", None, 5),
    (item_forms.ON_QUEUE, "q", "collections.deque", 4), (item_forms.ON_SET, "vis", "set", 4),
) for _ in range(weight)]  # fmt: skip


def one_after_another(d):
    """One to four lines about one thing. What a name stands for in one of them it stands for in all."""
    table, about, maker = d.pick(ABOUT)
    lines, used = [], []
    for _ in range(1 + int(d.random() * 3.4)):
        form = d.pick(table)
        if form not in used:
            used.append(form)
            lines += d.written(form).split("\n")
    name = d.names[about]
    if maker:
        lines.insert(0, f"{name} = {maker}({name})")
    draw, kept = d.random(), d.names.get("t")
    if kept is not None and any(line.startswith(kept + " = ") for line in lines):
        return [*lines, f"return {kept}" if draw < 0.3 else f"return {name}, {kept}" if draw < 0.6 else f"return {kept}, {name}" if draw < 0.7 else f"return {name}"]
    return [*lines, f"return {name}" if draw < 0.85 else f"return len({name})" if draw < 0.93 else f"return {name}, len({name})"]


def done(d):
    return d.written(d.pick(item_forms.FORMS)).split("\n")


ON_ITEMS = [make for make, weight in ((picked, 32), (one_after_another, 26), (done, 42)) for _ in range(weight)]


def on_items(w):
    d = Drill(w)
    return d.done(w.pick(ON_ITEMS)(d))


def annotated(w, params):
    """Parameters with the annotations that solutions have: `List[int]`, or `list[int]`."""
    shown = [f"{p.name}: {'list[list[int]]' if p.kind == 'll' else ANNOTATIONS[p.kind]}" for p in params]
    if w.random() < 0.5 and any("list[" in text for text in shown):
        w.imports.insert(0, "from typing import List")
        return [text.replace("list[", "List[") for text in shown]
    return shown
