"""Sheets of sameness: lines that give a name the value it has already, or nearly that.

A state tells what has changed and nothing else, so that behind `best = max(best, x)`, `k, n = divmod(n, c)` or `for a, b in pairs` one has to know what each name had
before. Values are few and meet; of each call it is looked how many assignments leave something as it was.
"""
import re
from copy import deepcopy
from string import Formatter

from .round_items import Pool, some
from .same_programs import PROGRAMS
from .same_tables import FIRST, GIVES, HEADS, HELPERS, INNER, INSTEAD, OUTER, STARTS, TAKES, TESTS, TOPICS
from .same_watch import Code, Watch
from .seeking_drills import drawn
from .sheets import Sheet, draw, made_by

GIVEN = {
    "xs": "li", "ys": "li", "so": "li", "lx": "li", "ly": "li", "ps": "ll", "rs": "ll", "es": "ll", "qs": "lp", "g": "ll", "t": "s", "tt": "s", "mv": "s", "ws": "ls", "d": "dsi", "e": "dii", "n": "i", "m": "i", "big": "i", "num": "i", "pr": "q", "lo": "i", "hi": "i", "k": "i", "w1": "s", "c1": "c", "c2": "c", "mk": "c", "sf": "s", "rp": "s",
}  # fmt: skip
ITEMS = {"x": "i", "y": "i", "z": "i", "w": "s", "ch": "c", "i": "i", "j": "i", "x1": "i", "y1": "i", "z1": "i", "w2": "s"}
KEPT = {"r": "i", "a": "i", "b": "i", "c": "i", "v": "i", "f": "b", "s": "s", "s1": "s", "o": "li", "u": "Si", "dd": "dii", "dl": "dsl"}
LOCAL = {"p": "i", "p1": "i", "p2": "i"}
# What may be written as it is in place of a parameter; the last ones always are.
WRITTEN, ALWAYS = ("n", "m", "k", "c1", "c2", "w1"), ("mk", "sf", "rp")
IMPORTS = (
    ("deque(", "from collections import deque"), ("bisect.", "import bisect"), ("heapq.", "import heapq"), ("math.", "import math"), ("re.sub", "import re"), ("combinations(", "from itertools import combinations"), ("product(", "from itertools import product"),
)  # fmt: skip
# Of the assignments of a call, so many leave something as it was; the first where there is a choice. And so many states.
WANTED, ALLOWED, STATES, TRIES = (0.25, 0.6), (0.14, 0.8), (6, 60), 5
CHOICE, SET = re.compile("«([^«»]*)»"), re.compile(r"{(\w+)}(?=[^\n=(\[]* [-+*/%&|^]*= )")
# What numbers that are kept are called in a line, and in others.
NUMBERS = ("r", "a", "b", "c")


class Same(Sheet):
    may_be_given = ("r", "a", "b", "c", "v", "f", "s", "o", "dd")
    roles = {**GIVEN, **ITEMS, **KEPT, **LOCAL}

    def __init__(self, w):
        super().__init__(w)
        self.once, self.instead, self.given = {}, {}, set()
        self.pool = Pool(w) if w.random() < 0.6 else None
        self.endings = w.pick((("s", ""), ("ed", "e"), ("er", "s"), ("y", "ies"), ("ing", ""), ("a", "um"), ("le", "l")))
        self.mark = w.pick("-_*. #+")

    def __getitem__(self, role):
        role = self.instead.get(role, role)
        if role == "fn" and role not in self.names:
            self.names[role] = self.w.names.function()
        if role in self.once:
            return self.once[role]
        if role in ALWAYS or role in WRITTEN and role not in self.names and self.pool and self.random() < 0.65:
            self.once[role] = self.w.show(self.values([role])[role])
            return self.once[role]
        return super().__getitem__(role)

    def text(self, text):
        """A text of a table with one of each choice taken, and names for roles."""
        while "«" in text:
            text = CHOICE.sub(lambda found: self.w.pick(found[1].split("|")), text)
        for role in SET.findall(text):
            super().__getitem__(self.instead.get(role, role))
        return text.format_map(self)

    def row(self, options, size, again=0.4):
        """Some things one after the other, many of them again."""
        made = []
        for _ in range(size):
            made.append(made[-1] if made and self.random() < again else self.w.pick(options))
        return made

    def rows(self, options, width, size):
        """Lists that have items in common with the one before."""
        made = [self.row(options, width)]
        for _ in range(size - 1):
            made.append([old if self.random() < 0.45 else self.w.pick(options) for old in made[-1]])
        return made

    def long(self, options):
        """A longer row: in order or nearly so, the same backwards, or any."""
        w, manner, made = self.w, self.random(), self.row(options, draw(self.w, 6, 10), 0.2)
        if manner < 0.6:
            made.sort()
        elif manner < 0.75:
            made = (made[: len(made) // 2] + made[: (len(made) + 1) // 2][::-1])
        if 0.3 < manner < 0.7:
            one, other = draw(w, 0, len(made) - 1), draw(w, 0, len(made) - 1)
            made[one], made[other] = made[other], made[one]
        return made

    def word(self, stems):
        """A word, as it is or with something that may be taken off."""
        stem, manner = self.w.pick(stems), self.random()
        if manner < 0.45:
            return stem
        return self.w.pick((stem + self.endings[0], self.mark + stem, stem + self.mark, self.mark + stem + self.mark, stem.capitalize(), stem + self.mark + self.w.pick(stems), stem.upper(), stem + self.endings[0] + self.mark))

    def values(self, wanted=None):
        w, pool = self.w, self.pool or Pool(self.w)
        numbers, size = pool.numbers[: draw(w, 2, 4)], draw(w, 4, 7)
        known = sorted({*numbers, pool.rare})
        letters, names = (pool.letters + list("abxy"))[: draw(w, 2, 4)], [name[:8] for name in pool.names[: draw(w, 2, 4)]]
        xs, lx = self.row(numbers, size), self.long(known)
        stems = [stem for stem in (name.strip(" -_*.#+").lower() for name in names) if stem] or ["ab", "ba"]
        low, high = w.pick(known), w.pick(known)
        if self.random() < 0.7:
            low, high = min(low, high), max(low, high)
        made = {
            "xs": lambda: xs, "ys": lambda: [v if self.random() < 0.6 else w.pick(numbers) for v in xs], "so": lambda: self.long(known) if self.random() < 0.2 else sorted(self.row(known, size)), "lx": lambda: lx, "ly": lambda: [v if self.random() < 0.7 else w.pick(known) for v in lx],
            "ps": lambda: self.pairs(numbers, 2, size - 1), "rs": lambda: self.pairs(numbers, 3, draw(w, 3, 5)), "es": lambda: [tuple(pair) for pair in self.rows(range(5), 2, draw(w, 3, 4))], "qs": lambda: list(zip(self.row(names, size - 1), self.row(numbers, size - 1))), "g": lambda: self.rows(known, 3, draw(w, 2, 3)),
            "t": lambda: "".join(self.row(letters, draw(w, 4, 8))), "tt": lambda: "".join(self.row(letters, draw(w, 10, 16), 0.35)), "mv": lambda: "".join(self.row("UDLR", draw(w, 4, 7), 0.3)), "ws": lambda: [self.word(stems) for _ in range(size - 1)], "d": lambda: dict(zip([name[:8] for name in some(w, pool.names, draw(w, 2, 4))] if self.random() < 0.4 else names, self.row(numbers, 4))),
            "e": lambda: dict(zip(some(w, [*known, *range(1, 6)], draw(w, 3, 5)), self.row(numbers, 5))), "m": lambda: max(2, w.pick(known[-2:])), "big": lambda: draw(w, 10, w.pick((30, 100, 100, 999))), "num": lambda: int("".join(str(v) for v in self.row(range(1, 10), draw(w, 4, 7), 0.3))), "pr": lambda: tuple(self.row(numbers, 2)), "lo": lambda: low, "hi": lambda: high, "k": lambda: draw(w, 2, 3), "w1": lambda: self.word(stems),
            "c1": lambda: letters[0], "c2": lambda: letters[1], "mk": lambda: self.mark, "sf": lambda: self.endings[0], "rp": lambda: self.endings[1], "f": lambda: self.random() < 0.5, "s": lambda: w.pick(letters), "o": lambda: self.row(numbers, draw(w, 2, 4)), "dd": lambda: {v: w.pick(numbers) for v in numbers},
            **dict.fromkeys("nrabcv", lambda: w.pick(numbers)),
        }  # fmt: skip
        return {role: made[role]() for role in (self.names if wanted is None else wanted)}

    def pairs(self, numbers, width, size):
        made = self.rows(numbers, width, size)
        return [tuple(row) for row in made] if self.random() < 0.4 else made


def fields(text):
    return {field for _, field, _, _ in Formatter().parse(text) if field}


def set_by(head):
    """The roles that the head of a loop sets."""
    return fields(head.partition(" in ")[0])


def fitting(table, there):
    """What of a table is only about items that are there."""
    return [(weight, text) for weight, text in table if not (fields(text) & ITEMS.keys()) - there]


def statement(sheet, topic, there):
    """One line, mostly of the topic; at times in an `if`."""
    table = fitting(topic if sheet.random() < 0.75 else drawn(sheet, TOPICS), there) or fitting(TOPICS[0][1], there)
    if not table:
        return []
    before, other = sheet.instead, sheet.w.pick(("r", *NUMBERS))
    sheet.instead = {**before, "r": other, other: "r"}
    line = sheet.text(drawn(sheet, table))
    sheet.instead = before
    if sheet.random() < 0.14 and (tests := fitting(TESTS, there)):
        return [f"if {sheet.text(drawn(sheet, tests))}:", f"    {line}"]
    return [line]


def statements(sheet, topic, there, count, call=None):
    made = [list(block) for block in dict.fromkeys(tuple(statement(sheet, topic, there)) for _ in range(count))]
    if call:
        made.insert(draw(sheet.w, 0, len(made)), [call])
    return [line for block in made for line in block]


def indented(lines):
    return ["    " + line for line in lines]


def about(sheet, heads):
    """A topic, and the head of a loop over items that some of its lines are about."""
    topic, head = drawn(sheet, TOPICS), drawn(sheet, heads)
    for _ in range(3):
        if len(fitting(topic, set_by(head))) > len(topic) // 3:
            break
        head = drawn(sheet, heads)
    return topic, head


def looped(sheet):
    """A loop with a few lines in it."""
    topic, head = about(sheet, HEADS)
    first, there = sheet.text(head), set_by(head) & ITEMS.keys()
    return [first, *indented(statements(sheet, topic, there, draw(sheet.w, 1, 4)))]


def nested(sheet):
    """A loop in a loop, with lines before and behind it."""
    (topic, outer), w = about(sheet, OUTER), sheet.w
    inner = drawn(sheet, [(weight, text) for weight, text in INNER if "{o}" not in text or "{o}" in outer])
    first, second, there = sheet.text(outer), sheet.text(inner), set_by(outer) & ITEMS.keys()
    before = statements(sheet, topic, there, draw(w, 0, 2))
    sheet.instead = {INSTEAD[role]: role for role in INSTEAD if role in set_by(inner) and (w.random() < 0.7 or INSTEAD[role] not in there)}
    inside = statements(sheet, topic, there | set(sheet.instead), draw(w, 1, 2))
    sheet.instead = {}
    behind = statements(sheet, topic, there, draw(w, 0 if before else 1, 2))
    return [first, *indented([*before, second, *indented(inside), *behind])]


def helped(sheet):
    """A loop in which a function of the program is called."""
    (topic, head), w = about(sheet, HEADS), sheet.w
    first, there = sheet.text(head), set_by(head) & ITEMS.keys()
    given, count, text = drawn(sheet, HELPERS)
    options = fitting([(1, option) for option in GIVES[given]], there)
    if not options:
        return None
    helper = sheet.text(text).split("\n")
    call = f"{sheet['fn']}({sheet.text(drawn(sheet, options))})"
    takes = fitting(TAKES["t"] if given == "t" and count == 1 else TAKES[count], there)
    line = sheet.text(drawn(sheet, takes).replace("{call}", call.replace("{", "{{").replace("}", "}}")))
    return [*helper, first, *indented(statements(sheet, topic, there, draw(w, 0, 2), line))]


def whole(sheet):
    return sheet.text(drawn(sheet, PROGRAMS)).split("\n")



# How often each is drawn.
MAKERS = ((38, looped), (20, nested), (12, helped), (30, whole))


def starts(sheet, code):
    """Lines before all others: what names are that are asked for before they are set; some of them are given."""
    w, made = sheet.w, []
    for role in [role for role in KEPT if role in sheet.names]:
        name = sheet.names[role]
        if name not in code.asked and w.random() < 0.85:
            continue
        if role in sheet.may_be_given and w.random() < 0.2:
            sheet.given.add(role)
        else:
            made.append((name, sheet.text(drawn(sheet, STARTS[role]))))
    if len(made) > 1 and w.random() < 0.4:
        (one, first), (other, second), *made = made
        return [f"{one} = {other} = {first}" if first == second and first not in ("[]", "set()", "{}") else f"{one}, {other} = {first}, {second}", *(f"{name} = {value}" for name, value in made)]
    return [f"{name} = {value}" for name, value in made]


def first(sheet):
    """A line that makes what is given what it mostly is."""
    table = [(weight, text) for weight, text in FIRST if fields(text) & GIVEN.keys() & sheet.names.keys() and not sheet.once.keys() & set(SET.findall(text))]
    return [sheet.text(drawn(sheet, table))] if table else []


def returned(sheet, code):
    """Some of what was set."""
    kept = [name for role, name in sheet.names.items() if role not in ITEMS and name in code.set]
    names = some(sheet.w, kept if kept and sheet.random() < 0.92 else code.set, draw(sheet.w, 1, 3)) or [next(iter(sheet.names.values()))]
    return ", ".join(names) if sheet.random() < 0.8 else f"[{', '.join(names)}]"


def same_sheet(w):
    """A drill: lines, parameters, and a function that makes arguments."""
    return made_by(written, w)


def written(w):
    """One whose lines leave some things as they are with the first arguments that are drawn for it, or nothing."""
    sheet = Same(w)
    make = drawn(sheet, MAKERS)
    lines = make(sheet)
    if lines is None:
        return None
    if w.random() < 0.3:
        lines = [*dict.fromkeys(line for _ in range(draw(w, 1, 2)) for line in first(sheet)), *lines]
    if make is not whole:
        code = Code(lines)
        end = returned(sheet, code)
        lines = [*starts(sheet, Code([*lines, f"return {end}"])), *lines, f"return {end}"]
    sheet.names = {role: name for role, name in sheet.names.items() if role in GIVEN or role in sheet.given}
    return tried(sheet, lines) if sheet.names else None


def tried(sheet, lines):
    """The drill, with arguments of which enough stays as it was, or nothing where none are found."""
    imports = [line for sign, line in IMPORTS if any(sign in code for code in lines)]
    watch = Watch(Code(lines, sheet.names.values()), imports)

    def arguments(otherwise):
        found = otherwise
        for _ in range(TRIES):
            values = sheet.arguments()
            states, assigned, same = watch.run(deepcopy(values)) or (0, 0, 0)
            if STATES[0] <= states <= STATES[1] and assigned:
                share = same / assigned
                if WANTED[0] <= share <= WANTED[1]:
                    return values
                if ALLOWED[0] <= share <= ALLOWED[1]:
                    found = found or values
        return found

    first = arguments(None)
    if first is None:
        return None
    sheet.w.imports += imports
    return lines, sheet.parameters(), lambda: arguments(first)
