"""Sheets of counts: stores whose repr has rules of its own, and what comes out by a key.

A Counter is shown by its counts, a heap in the order of a heap, a set of numbers as they lie in its table, a defaultdict with what was only asked for.
Loops change a store several times; many a program has two kinds of them.
"""
import re

from . import count_tables as tables
from .round_items import some
from .seeking_drills import drawn
from .sheets import Sheet, draw, made_by, tried

GIVEN = {
    "t": "s", "t2": "s", "xs": "li", "ys": "li", "ws": "ls", "vs": "ls", "c": "c", "c2": "c", "n": "i", "n2": "i", "z": "s", "z2": "s", "cd": "dsi", "us": "li", "os": "li", "hs": "li", "ls": "li", "some": "ls", "ps": "lp", "qs": "ll", "es": "ll", "rows": "ll", "d": "dsi",
    "fs": "lf", "f1": "f", "bs": "ls", "m": "i", "n0": "i", "sm": "i", "k": "i", "pair": "s",
}  # fmt: skip
SET = {
    "cnt": "dsi", "need": "dsi", "win": "dsi", "freq": "dii", "g": "dsl", "di": "dii", "od": "dsi", "q": "li", "h": "li", "seen": "Si", "st": "li", "out": "li", "x": "i", "y": "i", "i": "i", "j": "i", "a": "i", "b": "i", "e": "i", "ch": "c", "w": "s", "v": "i", "kv": "p", "p": "p", "o": "ti", "row": "li", "s": "i",
    "ans": "i", "fn": "a",
}  # fmt: skip
# What people call these, mostly.
USUAL = {
    "cnt": "cnt cnt count counter c freq tally counts", "need": "need need target want rest right", "win": "window win cur seen left have", "freq": "freq by_count f cc groups", "g": "graph g adj groups graph pos by_key d", "di": "d dp seen freq cnt total prefix deg diff", "od": "od cache order lru last d", "q": "q queue dq window d",
    "h": "heap pq h heap pq hp q", "seen": "seen s vis seen nums uniq used st", "st": "stack stk st todo", "out": "res ans out res ans path order result", "x": "x num v x val", "y": "y other z", "i": "i i idx r", "j": "c v cnt j freq f k", "a": "a u a x l", "b": "b v b y r", "e": "c x e ch num key", "ch": "ch c ch", "w": "w word name s",
    "v": "x v x a t w", "kv": "kv p item x t pair", "p": "p x e iv a", "o": "col group t comb g", "row": "row r line", "s": "total s ans acc cur", "ans": "ans res count", "new": "best top cur res first ans last total found rest", "fn": "rank key by weight order",
    "t": "s s text t word", "t2": "t p other goal", "xs": "nums nums arr a values", "ys": "b other more nums2 ops", "ws": "words words names items", "vs": "removed others more words2", "us": "nums ids values seats", "os": "other more taken ops", "hs": "nums costs times stones a", "ls": "nums a posts xs vals", "some": "words names parts strs", "ps": "items pairs scores entries",
    "qs": "intervals pairs points ps", "es": "edges edges links roads", "rows": "grid matrix rows mat", "d": "d scores prices ages", "m": "target mid m limit", "k": "k k n size", "n0": "start node n src", "sm": "n m size limit", "fs": "temps values xs", "bs": "codes bits words", "pair": "letters chars",
}  # fmt: skip
AS_USUAL = 0.78
# By the kind of what is counted: what these roles stand for then.
KINDS = {"letters": ("t", "t2", "c", "c2", "ch"), "numbers": ("xs", "ys", "n", "n2", "x"), "words": ("ws", "vs", "z", "z2", "w")}
GENERAL = ("src", "oth", "key", "key2", "e")
WHOLE = "whole"
# Families: how often each is drawn; what begins a store; loops over it, changes of it, questions about it.
FAMILIES = (
    (42, ("COUNTER", "COUNTER_LOOPS", "COUNTER_CHANGES", "COUNTER_READS")), (6, ("GRAPH", "GRAPH_LOOPS", "GRAPH_READS", "GRAPH_READS")), (5, ("GROUPED", "GROUPED_LOOPS", "GROUPED_READS", "GROUPED_READS")), (6, ("SUMMED", "", "SUMMED_READS", "SUMMED_READS")), (4, ("ORDERED", "", "ORDERED_READS", "ORDERED_READS")), (8, ("QUEUED", "", "QUEUED_READS", "QUEUED_READS")), (10, ("HEAPED", "HEAPED_LOOPS", "HEAPED_READS", "HEAPED_READS")), (6, ("PAIRED", "PAIRED_LOOPS", "PAIRED_READS", "PAIRED_READS")), (16, WHOLE),
    (15, ("SETS", "SETS_LOOPS", "SETS_READS", "SETS_READS")), (16, ("KEYED", "", "", "KEYED")), (11, ("WOVEN", "", "", "WOVEN")), (3, ("DECIMALS", "", "", "DECIMALS")),
)  # fmt: skip
# So many have a second family; all calls of so many are about the same few things; so often is one of these written into the code then; so many name `collections` each time.
SECOND, FIXED, WRITTEN, BY_MODULE = 0.4, 0.5, 0.5, 0.2
NOTED = ("c", "c2", "n", "n2", "z", "z2", "m", "k", "n0", "sm", "f1", "pair")
LETTERS = ("ab", "abc", "abc", "abcd", "xyz", "aeiou", "abcde", "01", "LR", "ACGT", "rgb", "()[")
# What is asked of the stores that a whole solution leaves behind.
ASKED = {"cnt": "COUNTER_READS", "g": "GROUPED_READS", "di": "SUMMED_READS", "od": "ORDERED_READS", "q": "QUEUED_READS", "seen": "SETS_READS"}
MODULES = {"heapq": 0.5, "itertools": 0.1}
# Two numbers that were written beside each other: people write their sum.
SUM = re.compile(r"([(\[:,<=] ?)(\d+) \+ (\d+)\b(?! [*/%])")
COLLECTED = ("Counter", "defaultdict", "OrderedDict", "deque")


class Pool:
    """The few things that calls are about."""

    def __init__(self, w):
        self.letters = list(w.pick(LETTERS)) if w.random() < 0.6 else some(w, [c for c in w.theme.word() + "abcde" if c.isalnum()], draw(w, 3, 5))
        low = w.pick((0, 1, 1, 1, -3))
        self.numbers = some(w, range(low, low + w.pick((4, 6, 9, 20))), draw(w, 3, 5))
        words = [word[:7] for word in (w.theme.word() for _ in range(12)) if word.strip()]
        self.words = some(w, words + ["ab", "ba", "tea", "eat"], draw(w, 3, 5)) if w.random() < 0.75 else some(w, "abcdefgh", draw(w, 3, 5))
        self.least, self.most = w.pick(((0, 8), (0, 20), (1, 40), (1, 40), (-5, 12), (-5, 40), (0, 20), (1, 30), (5, 70), (0, 300)))


class Counts(Sheet):
    roles = {**GIVEN, **SET}

    def __init__(self, w):
        super().__init__(w)
        self.counts(w.pick(("letters",) * 5 + ("numbers",) * 4 + ("words",) * 2))
        self.told = set()
        self.pool = Pool(w) if w.random() < FIXED else None
        self.written = {}

    def counts(self, kind):
        """Letters, numbers or words: the kind of what is counted from here on."""
        self.kind, self.stands_for = kind, dict(zip(GENERAL, KINDS[kind]))
        self.roles = {**self.roles, "cd": "dii" if kind == "numbers" else "dsi"}

    def __getitem__(self, role):
        if role.isupper():
            return self.code(getattr(tables, role))
        role = self.stands_for.get(role, role)
        if role in self.written:
            return self.written[role]
        if role in NOTED and role not in self.names and (role == "k" or self.pool) and self.random() < WRITTEN:
            self.written[role] = self.w.show(self.values()[role])
            return self.written[role]
        if role in self.names:
            return self.names[role]
        names = self.w.names
        usual = USUAL.get(role, "").split()
        name = self.w.pick(usual) if usual and self.random() < AS_USUAL else None
        if name is None or name in names.used:
            return super().__getitem__(role)
        names.used.add(name)
        if role == "new":
            self.made.append(name)
        else:
            self.names[role] = name
        return name

    def block(self, text, before=""):
        """The lines of a text; a line that only names a table is drawn from it, and may be several."""
        for line in filter(None, text.split("\n")):
            code = line.lstrip()
            inner = before + line[: len(line) - len(code)]
            if re.fullmatch("{[A-Z_]+}", code):
                yield from self.block(drawn(self, getattr(tables, code[1:-1])), inner)
            else:
                yield inner + code.format_map(self)

    def of(self, table):
        """Lines of a table that the sheet does not have yet; or none."""
        text = drawn(self, getattr(tables, table))
        if text in self.told:
            return []
        self.told.add(text)
        return list(self.block(text))

    # Values

    def row(self, options, least, most):
        """Things that come several times; at times one of them ever more often, the later the more."""
        w, leading, size = self.w, self.random() < 0.4, draw(self.w, least, most)
        return [options[0] if leading and w.random() < 0.8 * at / size else w.pick(options) for at in range(size)]

    def values(self):
        w, pool = self.w, self.pool or Pool(self.w)
        letters, numbers, words = pool.letters, pool.numbers, pool.words
        others = {"letters": letters, "numbers": numbers, "words": words}[self.kind]
        spread = [draw(w, pool.least, pool.most) for _ in range(draw(w, 4, 7))]
        few = self.row(numbers, 3, 6) if self.random() < 0.4 else [draw(w, 0, w.pick((9, 20, 40))) for _ in range(draw(w, 3, 6))]
        nodes = draw(w, 3, 5)
        width, height = draw(w, 2, 4), draw(w, 2, 3)
        return {
            "t": "".join(self.row(letters, 5, 8)), "t2": "".join(self.row(letters + [w.pick("xq")], 3, 6)), "xs": self.row(numbers, 4, 7), "ys": self.row(numbers, 3, 5), "ws": self.row(words, 4, 6), "vs": self.row(words, 3, 5), "c": w.pick(letters), "c2": w.pick(letters), "n": w.pick(numbers), "n2": w.pick(numbers), "z": w.pick(words), "z2": w.pick(words),
            "cd": {v: draw(w, 0, 4) for v in some(w, others, 5)}, "us": spread, "os": [w.pick(spread) if w.random() < 0.5 else draw(w, pool.least, pool.most) for _ in range(draw(w, 3, 6))], "hs": self.row(numbers, 5, 8) if w.random() < 0.4 else [draw(w, 0, w.pick((9, 20, 50))) for _ in range(draw(w, 5, 8))], "ls": few, "some": some(w, words + [v + w.pick("asz") for v in words], draw(w, 3, 5)), "ps": [(w.pick(words), draw(w, 0, 6)) for _ in range(draw(w, 3, 5))],
            "qs": [sorted((draw(w, 0, 9), draw(w, 1, 12))) for _ in range(draw(w, 3, 5))], "es": [[draw(w, 0, nodes), draw(w, 0, nodes)] for _ in range(draw(w, 3, 6))], "rows": [[draw(w, 0, 9) for _ in range(width)] for _ in range(height)], "d": {v: draw(w, 0, 6) for v in some(w, words, 5)},
            "fs": [draw(w, -60, 60) / 10 if w.random() < 0.6 else -draw(w, 1, 9) / 2 for _ in range(draw(w, 3, 6))], "f1": -draw(w, 1, 9) / 2, "bs": ["".join(w.pick("01") for _ in range(draw(w, 2, 6))) for _ in range(draw(w, 3, 4))], "m": draw(w, 2, 9), "n0": draw(w, 0, nodes), "sm": draw(w, 5, 18), "k": draw(w, 2, 3), "pair": "".join(letters[:2]),
        }  # fmt: skip


def count_sheet(w):
    """A drill: lines, parameters, and a function that makes arguments."""
    return made_by(written, w)


def written(w):
    """One that runs with the first arguments that are drawn for it, or nothing."""
    sheet = Counts(w)
    family, other = drawn(sheet, FAMILIES), drawn(sheet, FAMILIES) if w.random() < SECOND else None
    if family is WHOLE:
        lines = whole(sheet)
    else:
        families = [family] if other in (None, family, WHOLE) else [family, other]
        lines = [line for each in families for line in told(sheet, each, len(families) > 1)]
    stores = [name for role, name in sheet.names.items() if role in STORES]
    lines.append("return " + returned(sheet, stores))
    lines, imports = imported(w, lines)
    sheet.names = {role: name for role, name in sheet.names.items() if role in GIVEN}
    return tried(sheet, lines, imports) if sheet.names else None


STORES = ("cnt", "need", "win", "freq", "g", "di", "od", "q", "h", "seen", "out", "s", "ans")


def told(sheet, family, short):
    """Lines about one store: how it is made, a loop, changes and questions."""
    start, loops, changes, reads = family
    lines = sheet.of(start)
    if loops and sheet.random() < (0.5 if short else 0.8):
        lines += sheet.of(loops)
    for _ in range(draw(sheet.w, 0, 1) if short else draw(sheet.w, 1, 3)):
        lines += sheet.of(changes if changes and sheet.random() < 0.4 else reads)
    return lines


def whole(sheet):
    """A small solution, and questions about what it leaves behind."""
    text = drawn(sheet, tables.WHOLE)
    for kind, (first, *_) in KINDS.items():
        if f"{{{first}}}" in text:
            sheet.counts(kind)
    lines = list(sheet.block(text))
    left = [reads for role, reads in ASKED.items() if role in sheet.names]
    for _ in range(draw(sheet.w, 0, 2) if left else 0):
        lines += sheet.of(sheet.w.pick(left))
    return lines


def returned(sheet, stores):
    """What was made last, stores, or both."""
    found = list(dict.fromkeys((sheet.made[::-1] + stores) if sheet.random() < 0.6 else (stores + sheet.made[::-1])))
    names = found[: sheet.w.pick((1, 1, 2))] or list(sheet.names.values())[:1]
    return ", ".join(names)


def imported(w, lines):
    """Lines with modules named in them or not, and the imports that these need."""
    text, imports = SUM.sub(lambda found: f"{found[1]}{int(found[2]) + int(found[3])}", "\n".join(lines)), []
    found = [name for name in COLLECTED if re.search(rf"\b{name}\b", text)]
    if found and w.random() < BY_MODULE:
        imports.append("import collections")
        text = re.sub(rf"\b({'|'.join(found)})\b", r"collections.\1", text)
    elif found:
        imports.append(f"from collections import {', '.join(found)}")
    for module, share in MODULES.items():
        used = list(dict.fromkeys(re.findall(rf"\b{module}\.(\w+)", text)))
        if used and (w.random() < share or not w.names.used.isdisjoint(used)):
            imports.append(f"import {module}")
        elif used:
            imports.append(f"from {module} import {', '.join(used)}")
            text = text.replace(module + ".", "")
    return text.split("\n"), imports
