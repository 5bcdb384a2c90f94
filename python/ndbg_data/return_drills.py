"""Drills of small recursions in which a caller goes on with its own values after an inner call has returned.

Two calls on a line or one in a loop, two to four levels deep, twenty calls at most; what is passed on is made of the caller's values, and
of lists that are changed before a call and changed back after it. They are written in `return_tables.py`.
"""
import re
import sys

from .frame_writer import Drill, tabled
from .return_tables import RETURNS

MOST, TRIES = 20, 30
DRAWN = tabled("returns", RETURNS)
# Slots that stand for numbers, and the head of the function that calls itself.
NUMBERS = ("i", "j", "r", "x", "n", "a", "b")
HEAD = re.compile(r"( *)def ([\w.]+)\((.*)\):")
# A return of one call.
CALLED = re.compile(r"return [\w.]+\([^()]*(?:\([^()]*\))?[^()]*\)$")
# Small ones, for what they are added to is small.
SIZES = (5, 9, 9, 10, 20, 50)


def on_returns(w, entry):
    """A drill: the module's text, its entry, a function that makes calls, and the family it belongs to."""
    d = Drill(w, entry)
    d.size, d.low, d.few = d.pick(SIZES), 0, [1 + int(d.random() * 9) for _ in range(3)]
    body = DRAWN(d)
    for lines in (*d.helpers, body):
        for _ in range(d.pick((0, 1, 1, 1, 2))):
            keep_over(d, lines)
    if d.random() < 0.3 and CALLED.match(body[-1]):
        made = d.name("i")
        body[-1:] = [f"{made} = {body[-1].removeprefix('return ')}", f"return {d.of(made)}"]
    source, call = d.written(body)
    code = compile(source, "<drill>", "exec")

    def short():
        """A call that opens a few activations: rather more than two, never more than MOST."""
        found = []
        for _ in range(TRIES):
            made = call()
            count = opened(code, made)
            if 3 < count <= MOST:
                return made
            found.append((count > MOST, count, made))
        return min(found)[2]

    return source, d.entry, short, "returns"


def keep_over(d, lines):
    """A value of the caller's is made before the inner calls, and used when they have returned."""
    at, head = next(((at, head) for at, head in enumerate(map(HEAD.match, lines)) if head), (0, None))
    if head is None:
        return
    margin, name, inputs = head[1] + "    ", head[2], head[3].split(", ")
    end = next((n for n in range(at + 1, len(lines)) if not lines[n].startswith(margin)), len(lines))
    numbers = [d.named[slot] for slot in NUMBERS if d.named.get(slot) in inputs]
    outer = [n for n in range(at + 1, end) if not lines[n].startswith(margin + " ")]
    calling = [n for n, after in zip(outer, [*outer[1:], end]) if any(f"{name}(" in line for line in lines[n:after])]
    if not numbers or not calling:
        return
    kept, value = d.name("i"), d.of(d.pick(numbers))
    if lines[end - 1].startswith(f"{margin}return "):
        lines[end - 1] += f" {d.pick(('+', '-', '+'))} {kept}"
    elif "out" in d.named:
        lines.insert(end, f"{margin}{d.named['out']}.append({kept})")
    else:
        return
    lines.insert(calling[0], f"{margin}{kept} = {value}")


def opened(code, call):
    """How many functions a call opens, itself among them."""
    count, space = 0, {"__name__": "drill"}
    exec(code, space)

    def look(frame, event, argument):
        nonlocal count
        count += event == "call" and frame.f_code.co_filename == code.co_filename

    before = sys.getprofile()
    sys.setprofile(look)
    try:
        eval(call, space)
    finally:
        sys.setprofile(before)
    return count
