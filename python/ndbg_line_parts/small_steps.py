"""Writes an operation in small steps: a sum item by item, a product digit by digit, a position by counting. Each
function returns the steps as text, or an empty text if the operation is easy enough without.

    steps_for("%", (676, 33))          67 2 66 1, 16 0 0 16
    steps_for("sum", ([4, 5, 6],))     4, 5 9, 6 15
    steps_for("[]", ("hello world", 7))    'hello' 5, ' wo'
"""
import bisect
import collections
import operator
from bisect import bisect_left, bisect_right
from collections import Counter

from ndbg_trace.intact import BUILTINS as __builtins__

from .number_steps import binary, by_bits, divided, divided_on, doubled, halved, multiplied, raised, signed
from .sequence_steps import (
    LONGEST_STEPS, SEQUENCES, SIMPLE, added, compared, first_place, is_tally, item, last_place, length, occurrences,
    of_module, records, sliced, sorted_in, tallied, up_to,
)  # fmt: skip

# Operations whose first operand is their module.
MODULAR = frozenset((".bisect_left", ".bisect_right", ".bisect", ".Counter"))
_COUNTERS = frozenset(("Counter", ".Counter"))


def steps_for(kind, operands):
    """The steps of an operation of this kind, or an empty text. Operands must be of builtin types."""
    steps = KINDS[kind][0](*operands)
    return steps if len(steps) <= LONGEST_STEPS else ""


def comes_to(kind, operands, value):
    """Whether the operation has this value. Its operands may have changed since `steps_for` read them."""
    if kind in _COUNTERS:
        return type(value) is Counter and is_tally(value, operands[-1])
    result = KINDS[kind][1](*operands)
    if type(result) is not type(value):
        return False
    if type(value) in SEQUENCES and (len(value) != len(result) or not SIMPLE.issuperset(map(type, value))):
        return False
    return result == value


# For each operation: the function that writes its steps, and the function that does it.
KINDS = {
    "sum": (added, sum),
    "max": (records(lambda one, best: one > best), max),
    "min": (records(lambda one, best: one < best), min),
    "+": (signed(1), operator.add),
    "-": (signed(-1), operator.sub),
    "<": (compared, operator.lt),
    ">": (compared, operator.gt),
    "<=": (compared, operator.le),
    ">=": (compared, operator.ge),
    "*": (multiplied, operator.mul),
    "//": (divided, operator.floordiv),
    "%": (divided, operator.mod),
    "divmod": (divided, divmod),
    "/": (divided_on, operator.truediv),
    "**": (raised, operator.pow),
    "&": (by_bits(operator.and_), operator.and_),
    "|": (by_bits(operator.or_), operator.or_),
    "^": (by_bits(operator.xor), operator.xor),
    ">>": (halved, operator.rshift),
    "<<": (doubled, operator.lshift),
    "bin": (binary, bin),
    "len": (length, len),
    "[]": (item, operator.getitem),
    "[:]": (sliced, lambda items, first, last: items[first:last]),
    "bisect_left": (sorted_in(bisect_left), bisect_left),
    "bisect_right": (sorted_in(bisect_right), bisect_right),
    "bisect": (sorted_in(bisect_right), bisect_right),
    ".bisect_left": of_module(bisect, sorted_in(bisect_left), bisect_left),
    ".bisect_right": of_module(bisect, sorted_in(bisect_right), bisect_right),
    ".bisect": of_module(bisect, sorted_in(bisect_right), bisect_right),
    "Counter": (tallied, Counter),
    ".Counter": of_module(collections, tallied, Counter),
    ".count": (occurrences, lambda items, wanted: items.count(wanted)),
    ".find": (up_to(first_place), lambda items, wanted: items.find(wanted)),
    ".index": (up_to(first_place), lambda items, wanted: items.index(wanted)),
    ".rfind": (up_to(last_place), lambda items, wanted: items.rfind(wanted)),
    ".rindex": (up_to(last_place), lambda items, wanted: items.rindex(wanted)),
}
