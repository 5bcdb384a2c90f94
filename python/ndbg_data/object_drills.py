"""Drills of what an object holds and what a name stands for, where no state shows it: it must be remembered from the walk.

Half of them are put together: a class of `object_tables.py` with some of its methods (`object_classes.py`), and a function that makes one or two objects and has
them do things (`object_runs.py`). The others are whole small programs (`object_programs.py`): nodes that hold nodes, objects in objects, functions that are kept
in variables, lists and dictionaries, closures, decorators.
"""
import re
import sys

from .frame_writer import tabled
from .object_classes import built
from .object_programs import PROGRAMS
from .object_runs import RUNS
from .object_tables import CLASSES
from .object_writer import ObjectDrill, families

LEAST, MOST, LONGEST, TRIES = 9, 64, 90, 12
FAMILIES = families(CLASSES)
CLASSES_DRAWN = [family for family in FAMILIES for _ in range(family.weight)]
RUNS_DRAWN = [make for make, weight in RUNS.items() for _ in range(weight)]
TABLED = {name: tabled(name, table) for name, (_, table) in PROGRAMS.items()}
PROGRAMS_DRAWN = [name for name, (weight, _) in PROGRAMS.items() for _ in range(weight)]
PUT_TOGETHER = 0.5
# A class, and the first thing that its objects hold.
CLASS = re.compile(r"class (\w+):\n(?:.*\n)*?    def __init__.*\n *self\.(\w+)")
COMPREHENSIONS = ("<listcomp>", "<setcomp>", "<dictcomp>")


class Long(BaseException):
    """A run of more states than are wanted."""


def on_objects(w, entry):
    """A drill: the module's text, its entry, a function that makes calls, and the family it belongs to."""
    used = set(w.names.used)
    while True:
        w.names.used = set(used)
        d = ObjectDrill(w, entry)
        source, call, family = put_together(d) if d.random() < PUT_TOGETHER else program(d)
        code = compile(source, "<drill>", "exec")
        good, bad = [], []
        for _ in range(TRIES):
            if len(good) < 6 and len(bad) < 5:
                made = call()
                (good if made not in good and runs(code, made) else bad).append(made)
        if len(good) > 2:
            return source, d.entry, iter_of(good), family


def iter_of(calls):
    turn = [-1]

    def one():
        turn[0] += 1
        return calls[turn[0] % len(calls)]

    return one


def program(d):
    name = d.pick(PROGRAMS_DRAWN)
    d.place = d.pick(("top", "top", "top", "inner"))
    body = TABLED[name](d)
    for block in d.helpers:
        if d.random() < 0.15 and (found := CLASS.match("\n".join(block))):
            block += ["", "    def __repr__(self):", f"        return f'{found[1]}({{self.{found[2]}}})'"]
    return *d.written(body), name


def put_together(d):
    family, make = d.pick(CLASSES_DRAWN), d.pick(RUNS_DRAWN)
    return *make(d, built(d, family)), make.__name__


def runs(code, call):
    """Whether a call ends with a value that is short, after neither too few states nor too many."""
    count, last, space = 0, {}, {"__name__": "drill"}

    def look(frame, event, argument):
        nonlocal count
        # Not counted: comprehensions and generators, a line that is told again at once, exceptions. Pythons differ in how often they tell these.
        if frame.f_code.co_filename != "<drill>" or frame.f_code.co_name in COMPREHENSIONS or frame.f_code.co_flags & 0x20:
            return None
        count += last.get(frame) != frame.f_lineno if event == "line" else event != "exception"
        last[frame] = frame.f_lineno
        if count > MOST:
            raise Long
        return look

    before = sys.gettrace()
    try:
        exec(code, space)
        sys.settrace(look)
        try:
            value = eval(call, space)
        finally:
            sys.settrace(before)
        return count >= LEAST and len(repr(value)) <= LONGEST
    except (Exception, Long):
        return False
