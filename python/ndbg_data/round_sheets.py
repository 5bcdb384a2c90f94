"""Sheets of rounds: loops of many rounds and few lines, over items that are easily mistaken for their neighbours.

What is asked is the next item, the branch of this round and the end of the loop. Items begin or end alike, come several times, also one after the
other; a condition comes out the same for many rounds, then once differently; what a lambda or a generator expression is called with is such an item too.
"""
from itertools import takewhile

from .round_items import Items, Pool
from .round_tables import BY, BY_TWO, CHANGES, CHOSEN, COUNTS, EXPRESSIONS, IN_LOOPS, KEPT, LEFT, OVER, WALKED, WHILES
from .seeking_drills import drawn
from .sheets import Sheet, draw, made_by, tried
from .store_sheets import IMPORTS

GIVEN = {
    "xs": "li", "ys": "li", "so": "li", "sp": "li", "ps": "ll", "rs": "ll", "qs": "lp", "t": "s", "mt": "s", "ws": "ls", "d": "dsi", "e": "dii", "ls": "dsl", "n": "i", "m": "i", "l": "i", "u": "i", "c1": "c", "w1": "s",
    "lo": "i", "hi": "i", "h": "i", "limit": "i", "two": "i", "dn": "i", "k": "i",
}  # fmt: skip
SET = {"x": "i", "y": "i", "a": "i", "b": "i", "i": "i", "j": "i", "v": "i", "w": "s", "ch": "c", "p": "p", "r": "i", "s": "i", "f": "b", "o": "li", "c": "dii", "g": "dsl"}
# Where each of these stands in what a loop goes over, and in what something is chosen by.
PARTS = {"item": 1, "key": 2, "test": 3, "value": 4}
CHOICE = {"many": 0, "one": 1, "by": 2}
# What may be written as a number or a text in place of a parameter, and how often it is where all calls are about the same few things.
WRITTEN, FIXED, AS_WRITTEN = ("n", "m", "l", "u", "c1", "w1", "h"), 0.4, 0.6


class Rounds(Sheet):
    roles = {**GIVEN, **SET}

    def __init__(self, w):
        super().__init__(w)
        # What is drawn once for each sheet, by its role.
        self.once = {}
        self.over = self.choice = None
        self.late, self.short = True, False
        self.pool = Pool(w) if w.random() < FIXED else None
        if w.random() < 0.5:
            self.once["k"] = str(draw(w, 2, 3))

    def __getitem__(self, role):
        if role in self.once:
            return self.once[role]
        if role == "clause":
            made = self.code(self.over[0])[:-1]
        elif role in PARTS:
            made = self.part(self.over[PARTS[role]])
        elif role in CHOICE:
            made = self.part(self.choice[CHOICE[role]])
        elif role in WRITTEN and role not in self.names and self.pool and self.random() < AS_WRITTEN:
            made = self.w.show(self.values()[role])
        else:
            return super().__getitem__(role)
        self.once[role] = made
        return made

    def part(self, table):
        return table.format_map(self) if isinstance(table, str) else self.code(table)

    def chosen(self, choice, table):
        """Code that chooses by something: another one each time."""
        self.choice = choice
        self.once = {role: made for role, made in self.once.items() if role not in CHOICE}
        return self.code(table)

    def values(self):
        w, pool = self.w, self.pool or Pool(self.w)
        items = Items(w, pool, self.late, self.short)
        size, names, letters, known = items.size, pool.names, pool.letters, sorted({*pool.numbers, pool.rare})
        xs, low = items.numbered(), draw(w, 0, 20)
        so, sp = sorted(items.numbered()), sorted(items.numbered())
        keys = items.some(names, min(size, 10))
        return {
            "xs": xs, "ys": items.like(xs), "so": so, "sp": sp, "ps": items.rows(2), "rs": items.rows(3), "qs": list(zip(items.row(names[:4], size, names[-1]), items.numbered())), "t": "".join(items.row(letters[1:], size + 2, letters[0])), "mt": items.mirrored(), "ws": items.row(names[:4], size, names[-1]),
            "d": dict(zip([*keys[:-1], names[-1]], items.numbered(size))), "e": items.leaps(low), "ls": {name: items.numbered(draw(w, 1, 3)) for name in names[:5]}, "n": pool.rare if w.random() < 0.85 else w.pick(pool.numbers), "m": known[-2], "l": known[1],
            "u": pool.numbers[0], "c1": letters[0], "w1": names[-1], "lo": low, "hi": low + draw(w, 6, 14), "h": draw(w, 6, 12), "limit": sum(xs) * 3 // 4, "two": w.pick(so[:3]) + w.pick(so[3:]) + w.pick((0, 0, 0, 1)), "dn": items.digits(), "k": draw(w, 2, 3),
        }  # fmt: skip


def indented(text):
    return [f"    {line}" for line in text.split("\n") if line]


def laid_out(sheet, template, change=""):
    """The lines of a loop: what is set before it, its head (of two lines, at times), what changes its variable, the body, and what moves it on."""
    at = template.index("{head}")
    rest = template[at + 1 :]
    body = list(takewhile(lambda line: line[0] == " ", rest))
    parts = drawn(sheet, sheet.over[0]).split(" | ")
    *before, head, after = parts if len(parts) > 1 else (*parts, "")
    heads = head.split("\n")
    inside = [*indented(change), *body, *indented(after)]
    return [*before, *template[:at], *heads, *("    " * (len(heads) - 1) + line for line in inside), *rest[len(body) :]]


def looped(sheet, overs=OVER, changed=False):
    """A loop that keeps, counts or leaves."""
    sheet.over = drawn(sheet, overs)
    change = drawn(sheet, CHANGES[sheet.over[1]]) if changed else ""
    return laid_out(sheet, drawn(sheet, drawn(sheet, DONE)), change)


def changed(sheet):
    return looped(sheet, CHANGED, True)


def nested(sheet):
    sheet.short = True
    return looped(sheet, IN_LOOPS)


def whiles(sheet):
    return drawn(sheet, WHILES) if sheet.random() < 0.15 else looped(sheet, WALKED)


def expression(sheet):
    sheet.over = drawn(sheet, OVER)
    return given(sheet, sheet.code(EXPRESSIONS))


def keyed(sheet):
    sheet.late = False
    return given(sheet, choosing(sheet))


def choosing(sheet):
    return sheet.chosen(drawn(sheet, BY_TWO), CHOSEN[:2]) if sheet.random() < 0.2 else sheet.chosen(drawn(sheet, BY), CHOSEN)


def given(sheet, code):
    """What an expression comes to: returned, kept first, or asked for."""
    choice, code = sheet.random(), code.replace("{", "{{").replace("}", "}}")
    if choice < 0.5:
        return [f"return {code}"]
    if choice < 0.85 or not code.startswith(("any", "all", "not")):
        return ["{r} = " + code, "return {r}"]
    return [f"if {code}:", "    return " + sheet.w.pick(("1", "True", "'yes'")), "return " + sheet.w.pick(("0", "None", "'no'"))]


DONE = ((30, KEPT), (14, COUNTS), (15, LEFT))
CHANGED = tuple((weight, over) for weight, over in OVER if over[1] in CHANGES)
# How often each is drawn.
MAKERS = ((52, looped), (15, expression), (14, keyed), (10, changed), (10, nested), (12, whiles))
# So many choose something by a lambda besides.
BESIDES = 0.15


def round_sheet(w):
    """A drill: lines, parameters, and a function that makes arguments."""
    return made_by(written, w)


def written(w):
    """One that runs with the first arguments that are drawn for it, or nothing."""
    sheet = Rounds(w)
    lines = [line.format_map(sheet) for line in drawn(sheet, MAKERS)(sheet)]
    if w.random() < BESIDES:
        lines[-1:] = [f"{sheet['new']} = {choosing(sheet)}", f"{lines[-1]}, {sheet.made[-1]}"]
    sheet.names = {role: name for role, name in sheet.names.items() if role in GIVEN}
    imports = [line for sign, line in IMPORTS if any(sign in code for code in lines)]
    return tried(sheet, lines, imports) if sheet.names else None
