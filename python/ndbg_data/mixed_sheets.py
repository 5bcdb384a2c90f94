"""Mixed sheets: what walks through real programs get wrong, of several kinds one behind the other.

What `re` finds, sets whose order is not that of their numbers, long numbers that differ in one digit, displays of names, names that each turn sets anew, counts of pieces of a text, functions that close over a parameter, places from behind, displays over several lines. One to four of these
make a program; they share names and values, so that what a line reads is often what another one left.
"""
import re

from .loop_sheets import Runs, has, tried
from .mixed_programs import CLOSED, COUNTS, PLACES, SPREAD
from .mixed_tables import ANEW, FOUND, LONGS, NAMED, SETS
from .mixed_values import GIVEN, Mixed
from .seeking_drills import drawn
from .sheets import draw, made_by

# By what stands in a line: the module, and the name that is taken from it, if any.
IMPORTS = (
    (r"re\.", "re", None), (r"math\.", "math", None), (r"operator\.", "operator", None), (r"Counter\(", "collections", "Counter"), (r"defaultdict\(", "collections", "defaultdict"), (r"cache\b", "functools", "cache"), (r"lru_cache\(", "functools", "lru_cache"), (r"reduce\(", "functools", "reduce"), (r"inf\b", "math", "inf"),
    *((rf"{name}\b", "operator", name) for name in ("add", "and_", "mul", "or_", "sub", "xor")),
)  # fmt: skip
IMPORTS = tuple((re.compile(rf"""(?<![\w.'"]){pattern}"""), module, name) for pattern, module, name in IMPORTS)
# So many pieces at most, so many lines; a program with fewer lines and no loop gets another piece; so many helpers stand beside the function, not in it.
PIECES, LINES, SHORT, BESIDE = 4, (4, 26), 6, 0.5
# How often one more piece follows where there is room.
MORE = 0.42
# By a name that several results of one text have in common: the class of characters, and what each is called.
CLASSES = (
    ("[A-Z]", "uppercase upper caps capital big"), ("[a-z]", "lowercase lower small little"), ("[0-9]", "digit number numeric"), (r"\d", "digit number num"), ("[aeiou]", "vowel soft"), ("[^aeiou]", "other hard"), ("[, .!?]", "mark punct sign"), (r"\W", "special symbol odd"), (r"[^A-Za-z0-9]", "special other rest"), (r"\w", "word plain known"), ("[A-Za-z]", "letter alpha"), (r"[()\[\]]", "bracket paren"),
)  # fmt: skip
MANNERS = ("{0}_chars", "{0}s", "{0}", "{0}_list", "{0}_part", "n_{0}", "all_{0}", "{0}_found")
ENDS = (
    (4, "return {all}"), (3, "return [{all}]"), (3, "return {{{keyed}}}"), (3, "return ''.join({0} + {1})"), (2, "return len({0}), len({1}), {last}"), (2, "return ''.join({last}), len({0}) «>|==|<» len({1})"), (3, "if «len({0}) > len({1})|{0} and {1}|not {1}|len({0}) >= {few} and {1}»:\n    return «{0}|''.join({0})|len({last})»\nreturn «{last}|{all}|'-'.join({1})»"),
    (2, "{r} = 0\nfor {c} in {last}:\n    if {c} «not in|in» {0}:\n        {r} += 1\nreturn {r}, {1}"), (2, "{o} = [{all}]\nfor {row} in {o}:\n    if len({row}) «>|<» {few}:\n        {row}.«append('*')|reverse()|sort()»\nreturn {o}"),
)  # fmt: skip


class Wider(Runs):
    """Several lists in one result take room."""

    wide = 130


def by_class(sheet):
    """The characters of one text by their classes, under names that are alike."""
    w, manner, names = sheet.w, sheet.w.pick(MANNERS), {}
    for _ in range(draw(w, 4, 9)):
        pattern, called = w.pick(CLASSES)
        name = manner.format(w.pick(called.split()))
        if len(names) < 4 and name not in w.names.used and pattern not in names.values():
            names.setdefault(name, pattern)
    if len(names) < 2:
        return None
    w.names.used.update(names)
    found = "".join([f"{name} = re.findall({w.pick(('r', '')) if chr(92) not in pattern else 'r'}'{pattern}', {{t}})\n" for name, pattern in names.items()])
    end, listed = drawn(sheet, ENDS), list(names)
    # Only what the names stand for is put in here; roles and choices are filled in later.
    for slot, text in (("{all}", ", ".join(listed)), ("{keyed}", ", ".join(f"'{name}': {name}" for name in listed)), ("{0}", listed[0]), ("{1}", listed[1]), ("{last}", listed[-1])):
        end = end.replace(slot, text)
    return False, found + end


def tabled(table):
    return lambda sheet: drawn(sheet, table)


# How often each is drawn.
MAKERS = {
    "by_class": (7, by_class), "found": (12, tabled(FOUND)), "sets": (13, tabled(SETS)), "longs": (13, tabled(LONGS)), "named": (11, tabled(NAMED)), "anew": (13, tabled(ANEW)), "counts": (13, tabled(COUNTS)), "closed": (13, tabled(CLOSED)), "places": (13, tabled(PLACES)), "spread": (12, tabled(SPREAD)),
}  # fmt: skip
WEIGHTS = [(weight, name) for name, (weight, _) in MAKERS.items()]


def is_full(lines):
    """Whether a program can stand alone: it has a loop or a call, or many lines."""
    return len(lines) >= SHORT or len(lines) > 3 and any(line.startswith(("for ", "while ", "def ")) or "lambda" in line for line in lines)


def returns(lines):
    """The places of lines that return from the function itself: its inner functions stand first in a piece."""
    inner = False
    found = []
    for n, line in enumerate(lines):
        inner = line.startswith(("def ", "@")) or inner and line.startswith(" ")
        if not inner and line.lstrip().startswith("return "):
            found.append(n)
    return found


def piece(sheet, kind, following):
    """(whether it may raise, lines) of one kind, or nothing where that does not go with what is there."""
    made = MAKERS[kind][1](sheet)
    if made is None or following and "def " in made[1]:
        return None
    return made[0], sheet.text(made[1]).split("\n")


def joined(sheet, kind):
    """(whether it may raise, lines): pieces one behind the other; what one would return, it keeps."""
    fails, lines, kept = False, [], []
    for nth in range(1, PIECES + 1):
        made = piece(sheet, kind or drawn(sheet, WEIGHTS), nth > 1)
        if made is None:
            continue
        fails, kind = fails or made[0], None
        lines += made[1]
        ends = returns(lines)
        if len(ends) > 1 or lines[ends[0]].startswith(" ") or nth == PIECES or is_full(lines) and sheet.random() > MORE or len(lines) > 14:
            break
        kept.append(sheet[f"new{nth}"])
        lines[ends[0]] = lines[ends[0]].replace("return ", f"{kept[-1]} = ", 1)
    ends = returns(lines)
    if not ends:
        lines.append(f"return {', '.join(kept)}")
    elif kept and len(ends) == 1 and ends[0] == len(lines) - 1 and sheet.random() < 0.6:
        lines[-1] = lines[-1].replace("return ", f"return {', '.join(kept)}, ", 1)
    return fails, lines


def parted(lines):
    """The function that a program begins with, if it does, and the other lines."""
    if not lines[0].startswith(("def ", "@")):
        return [], lines
    start = next(n for n, line in enumerate(lines) if line.startswith("def "))
    end = next(n for n, line in enumerate(lines) if n > start and not line.startswith(" "))
    return lines[:end], lines[end:]


def imported(lines):
    """The lines that import what these ask for."""
    whole, taken = [], {}
    for _, module, name in [known for known in IMPORTS if any(known[0].search(line) for line in lines)]:
        if name is None:
            whole.append(f"import {module}")
        else:
            taken.setdefault(module, []).append(name)
    return whole + [f"from {module} import {', '.join(names)}" for module, names in taken.items()]


def mixed_sheet(w):
    """A drill: lines, parameters, and a function that makes arguments."""
    return made_by(written, w)


def written(w, kind=None):
    """One that runs with the first arguments that are drawn for it, or nothing; `kind` is that of its first piece, one of MAKERS, where none is to be drawn."""
    sheet = Mixed(w)
    fails, lines = joined(sheet, kind)
    if w.quote == '"':
        lines = [line.replace("'", '"') for line in lines]
    helper, rest = parted(lines) if lines else ([], [])
    given = {role: name for role, name in sheet.names.items() if role in GIVEN and any(has(line, name) for line in lines)}
    if not given or not LINES[0] <= len(lines) <= LINES[1]:
        return None
    # Beside the function its names are not there.
    beside = helper and w.random() < BESIDE and not any(has(line, name) for line in helper for name in given.values())
    sheet.names = given
    imports = imported(lines)
    return tried(sheet, rest if beside else lines, imports + [*[""] * 2 * bool(imports), *helper] * bool(beside), fails, GIVEN, Wider)
