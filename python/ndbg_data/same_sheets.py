"""Sheets of sameness: lines that give a name the value it has already, or nearly that.

A state tells what has changed and nothing else, so that behind `best = max(best, x)`, `k, n = divmod(n, c)` or `for a, b in pairs` one has to know what each name had
before. Values are few and meet; of each call it is looked how many assignments leave something as it was.
"""
from copy import deepcopy
from string import Formatter

from .round_items import some
from .same_programs import PROGRAMS
from .same_stores import STORES
from .same_tables import FIRST, GIVES, HEADS, HELPERS, INNER, INSTEAD, KEYED, NUMBERS, OUTER, STARTS, TAKES, TESTS, TOPICS
from .same_values import GIVEN, ITEMS, KEPT, SET, Same
from .same_watch import Code, Watch
from .seeking_drills import drawn
from .sheets import draw, made_by

IMPORTS = (
    ("deque(", "from collections import deque"), ("bisect.", "import bisect"), ("heapq.", "import heapq"), ("math.", "import math"), ("re.sub", "import re"), ("combinations(", "from itertools import combinations"), ("product(", "from itertools import product"),
)  # fmt: skip
# Of the assignments of a call, so many leave something as it was; the first where there is a choice. And so many states.
WANTED, ALLOWED, STATES, TRIES = (0.2, 0.52), (0.1, 0.7), (6, 60), 5
# What numbers that are kept may be called in a line in place of the first.
OTHERS = ("r", "r", "a", "b", "c")


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
    table = [(weight, text) for weight, text in fitting(topic if sheet.random() < 0.75 else drawn(sheet, TOPICS), there) if sheet.small or "{u}" not in text] or fitting(NUMBERS, there)
    before, other = sheet.instead, sheet.w.pick(OTHERS)
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
    if topic is KEYED and sheet.random() < 0.7:
        sheet.make_small()
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
    text = drawn(sheet, PROGRAMS + STORES)
    if "{u}" in text:
        sheet.make_small()
    return sheet.text(text).split("\n")


# How often each is drawn.
MAKERS = ((38, looped), (22, nested), (13, helped), (27, whole))


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
    if w.random() < 0.35:
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
        found = None
        for _ in range(TRIES):
            values = sheet.arguments()
            states, assigned, same = watch.run(deepcopy(values)) or (0, 0, 0)
            if STATES[0] <= states <= STATES[1] and assigned:
                share = same / assigned
                if WANTED[0] <= share <= WANTED[1]:
                    return values
                if ALLOWED[0] <= share <= ALLOWED[1]:
                    found = found or values
        return found or otherwise

    first = arguments(None)
    # Not without other arguments than these.
    ready = [first, next((values for values in (arguments(first) for _ in range(TRIES)) if values != first), None)] if first else [None]
    if None in ready:
        return None
    sheet.w.imports += imports
    return lines, sheet.parameters(), lambda: ready.pop(0) if ready else arguments(first)
