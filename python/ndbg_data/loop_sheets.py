"""Sheets of loops: names that a second loop sets again, and what goes wrong at single steps of real functions.

On the first turn of the second loop some names change and others have been given what they had; an index lies in one list and no longer in the other; a pair has three items. Beside these: what comes first
by a key, sets that overlap, numbers worked out among arguments, generator expressions, bounds that move. All calls of a program run the same lines: only the values tell.
"""
import sys
from copy import deepcopy

from .grammar.writer import Parameter
from .loop_programs import ARGUMENTS, GENERATED, SEARCHES, SETS
from .loop_tables import BUILT, FAMILIES, INNER, INNER_LINES, KEYED, PAIRS, PLACES, STARTS
from .loop_values import GIVEN, KEPT, Loops
from .same_watch import Code
from .seeking_drills import drawn
from .sheets import draw, made_by

IMPORTS = (("defaultdict(", "from collections import defaultdict"), ("Counter(", "from collections import Counter"), ("groupby(", "from itertools import groupby"))
# So many calls raise where some may; so many helpers stand beside the function, not in it; so many states has a call, so many lines a program; no text of a value is longer.
FAILING, BESIDE, STATES, LINES, WIDE, TRIES = 0.36, 0.5, (8, 60), (4, 22), 90, 8
# A run that raises may be shorter by so many; and what it may raise.
SHORT, MEANT = 5, (IndexError, KeyError, ValueError)


def indented(lines):
    return ["    " + line for line in lines]


def block(sheet, table, count):
    """Some different lines of a table; each may be several."""
    made = list(dict.fromkeys(sheet.text(drawn(sheet, table)) for _ in range(count)))
    # What leaves the turn stands last, for nothing would be done behind it.
    made.sort(key=lambda text: "continue" in text or "break" in text)
    return [line for text in made for line in text.split("\n")]


def reused(sheet):
    """Two or three loops one behind the other that set the same names, at times with another loop in the first."""
    w = sheet.w
    heads, one, lines = w.pick(FAMILIES)
    made = [sheet.text(drawn(sheet, heads))]
    inside = block(sheet, lines, draw(w, 1, 2))
    if w.random() < 0.25:
        inner = drawn(sheet, INNER)
        within = block(sheet, INNER_LINES["y" if "{y}" in inner else "j"], 1)
        inside = [sheet.text(inner), *indented(within), *inside] if w.random() < 0.7 else [*inside, sheet.text(inner), *indented(within)]
    made += indented(inside)
    for _ in range(w.pick((1, 1, 1, 2))):
        if w.random() < 0.2:
            made += block(sheet, [(1, "{b} = {a}"), (1, "{r} = 0"), (1, "{n} += 1"), (1, "{o} = []")], 1)
        made += [sheet.text(drawn(sheet, heads if w.random() < 0.65 else one)), *indented(block(sheet, lines, draw(w, 1, 2)))]
    kept = [sheet.names[role] for role in KEPT if role in sheet.names]
    through = [name for name in (sheet.names.get(role) for role in "kvix") if name]
    ends = list(dict.fromkeys([w.pick(kept or through), w.pick(kept + through), w.pick(through)]))[: draw(w, 1, 3)]
    return False, [*made, f"return {', '.join(ends)}"]


def parted(lines):
    """The function that a program begins with, if it does, and the other lines."""
    if not lines[0].startswith("def "):
        return [], lines
    end = next(n for n, line in enumerate(lines) if n and not line.startswith(" "))
    return lines[:end], lines[end:]


def is_short(lines):
    """Whether a program has too few states to stand alone: no loop, or hardly a line beside it."""
    return len(lines) < 4 or not any(line.startswith(("for ", "while ", "def ")) for line in lines)


def joined(sheet, table, fails, lines):
    """A program with another one of its table before it or behind it; both are about the same names."""
    for _ in range(TRIES):
        more, text = drawn(sheet, table)
        first, second = lines, text.split("\n")
        if sheet.random() < 0.5 or second[0].startswith("def "):
            first, second = second, first
        ends = [line for line in parted(first)[1] if "return " in line]
        if len(ends) == 1 and first != second and not second[0].startswith("def "):
            end = second[-1].replace("return ", sheet.w.pick(("return ", "return {new}, ")))
            return fails or more, [*first[:-1], first[-1].replace("return ", "{new} = "), *second[:-1], end]
    return fails, lines


def tabled(table):
    """Makes one of the programs of a table: whether it may raise, and its lines."""

    def write(sheet):
        fails, text = drawn(sheet, table)
        lines = text.split("\n")
        if is_short(lines):
            fails, lines = joined(sheet, table, fails, lines)
        return fails, sheet.text("\n".join(lines)).split("\n")

    return write


# How often each is drawn.
MAKERS = {"reused": (20, reused), "built": (9, tabled(BUILT)), "places": (18, tabled(PLACES)), "pairs": (10, tabled(PAIRS)), "keyed": (10, tabled(KEYED)), "sets": (10, tabled(SETS)), "arguments": (12, tabled(ARGUMENTS)), "generated": (12, tabled(GENERATED)), "searches": (12, tabled(SEARCHES))}


def starts(sheet, lines):
    """Lines before all others: what kept names are that are asked for before they are set."""
    asked, made = Code(lines).asked, []
    for role in [role for role in KEPT if role in sheet.names and sheet.names[role] in asked]:
        made.append((sheet.names[role], sheet.text(sheet.w.pick(STARTS.get(role, ("None",))))))
    if len(made) > 1 and sheet.random() < 0.4:
        (one, first), (other, second), *made = made
        return [f"{one}, {other} = {first}, {second}", *(f"{name} = {value}" for name, value in made)]
    return [f"{name} = {value}" for name, value in made]


class Runs:
    """Runs a program with values and counts its states, as a debugger that steps into everything would show them."""

    wide = WIDE

    def __init__(self, lines, names, before):
        text = "\n".join([*before, f"def run({', '.join(names)}):", *indented(lines)])
        self.compiled = compile(text, "<loops>", "exec")

    def run(self, values):
        """(states, the exception or nothing), or nothing where it goes on for long or makes something long."""
        self.states, space, before = 0, {}, sys.gettrace()
        exec(self.compiled, space)
        problem = None
        sys.settrace(self.look)
        try:
            made = space["run"](*values)
            problem = OverflowError() if len(repr(made)) > self.wide else None
        except Exception as raised:
            problem = raised
        finally:
            sys.settrace(before)
        return None if isinstance(problem, (OverflowError, NameError)) else (self.states, problem)

    def look(self, frame, event, _):
        if frame.f_code.co_filename != "<loops>" or frame.f_code.co_name in ("<listcomp>", "<setcomp>", "<dictcomp>"):
            return None
        line = None

        def follow(frame, event, _):
            nonlocal line
            # A comprehension goes round; not every Python tells.
            self.states += event == "return" or event == "line" and frame.f_lineno != line
            if self.states > STATES[1]:
                raise OverflowError
            line = frame.f_lineno
            return follow

        self.states += 1
        return follow


def loop_sheet(w):
    """A drill: lines, parameters, and a function that makes arguments."""
    return made_by(written, w)


def written(w, kind=None):
    """One that runs with the first arguments that are drawn for it, or nothing; `kind` is one of MAKERS, where none is to be drawn."""
    sheet = Loops(w)
    kind = kind or drawn(sheet, [(weight, name) for name, (weight, _) in MAKERS.items()])
    fails, lines = MAKERS[kind][1](sheet)
    helper, rest = parted(lines)
    first = starts(sheet, rest)
    own = {name for role, name in sheet.names.items() if role == "fn" or role[0] == "q" and role[1:].isdigit()}
    # A name of the inner function's may be one of its caller's too.
    given = {role: name for role, name in sheet.names.items() if role in GIVEN and any(has(line, name) for line in [*first, *(rest if name in own else lines)])}
    # Beside the function its names are not there.
    beside = helper and w.random() < BESIDE and not any(has(line, name) for line in helper for name in sheet.names.values() if name not in own)
    sheet.names = given
    imports = [sign for word, sign in IMPORTS if any(word in line for line in [*first, *lines])]
    body = [*first, *rest] if beside else [*helper, *first, *rest]
    if not given or not LINES[0] <= len(body) + len(helper) * bool(beside) <= LINES[1]:
        return None
    return tried(sheet, body, imports + [*[""] * 2 * bool(imports), *helper] * bool(beside), fails)


def has(line, name):
    return name in line.replace(".", " ").translate(SPLIT).split()


SPLIT = str.maketrans({sign: " " for sign in "()[]{},:+-*/%<>=!&|^~"})


def tried(sheet, lines, before, fails, kinds=GIVEN, runner=Runs):
    """The drill, with arguments of which some make it raise where it may, or nothing where none are found; `kinds` are the types of what it is given."""
    runs = runner(lines, sheet.names.values(), before)

    def arguments(otherwise):
        astray, found = fails and sheet.random() < FAILING, otherwise
        for _ in range(TRIES):
            values = sheet.arguments(astray)
            states, problem = runs.run(deepcopy(values)) or (0, None)
            if STATES[0] - (SHORT if problem else 0) <= states and (problem is None or fails and isinstance(problem, MEANT)):
                if (problem is not None) == astray:
                    return values
                found = found or values
        return found

    first = arguments(None)
    # Not without other arguments than these.
    ready = [first, next((values for values in (arguments(first) for _ in range(TRIES)) if values != first), None)] if first else [None]
    if None in ready:
        return None
    sheet.w.imports += before
    return lines, [Parameter(name, kinds[role]) for role, name in sheet.names.items()], lambda: ready.pop(0) if ready else arguments(first)
