"""Records the values of parts while a program runs: `note` stands around each part (instrument.py) and keeps its
value.
"""
import bisect
import collections
from collections import Counter, defaultdict, deque
from functools import partial
from operator import itemgetter
from sys import _getframe as _frame, version_info
from types import GetSetDescriptorType, ModuleType

from ndbg_trace import codes
from ndbg_trace.codes import FOLDED_NAMES
from ndbg_trace.files import Files
from ndbg_trace.intact import BUILTINS as __builtins__
from ndbg_trace.tracer import Tracer
from ndbg_trace.values import ATOMS, all_plain, is_plain

from .number_steps import signed
from .sequence_steps import MOST_ITEMS, counted
from .small_steps import KINDS, comes_to, steps_for

NAME = "__working__"
# The text of a part that is written in small steps, instead of its own.
STEPS = "#"
# Instead of an operation: what an attribute holds is recorded.
HELD = "held"
# Values with more characters, or with more items, are not recorded.
LONGEST = 240
ITEMS = 100
# Most parts of one run.
MOST = 4000

# The path of a module's file depends on the machine.
_TOLD = ATOMS - {ModuleType}
_SETS = frozenset((set, frozenset))
_VIEWS = frozenset((type({}.keys()), type({}.values()), type({}.items())))
# Types of operands in small steps: reading them runs no code of the program.
_PLAIN = frozenset((int, str, list, tuple, type(None)))
_SEQUENCES = frozenset((list, tuple))
_FACTORIES = (int, list, dict, set, str, float, tuple, None)
_DICTS = frozenset((dict, Counter, defaultdict))
_MISSING = object()
_ancestors = type.__dict__["__mro__"].__get__
_namespace = type.__dict__["__dict__"].__get__

# The parts recorded in the current run, or None; and the function that numbers the event they belong to.
_found = _events = None
# By part number: what may need small steps. Parts that are operands of such, and their values by part and frame.
# Parts of generator expressions that feed such operations, and what they gave to which frame, or None if unknown.
_operations, _operands, _last, _series = {}, frozenset(), {}, {}


class Notes:
    """The working of one run: triples of event, part and value. Empty unless `wanted`."""

    current = None

    def __init__(self, wanted, operations=None):
        self.wanted = wanted
        self.operations = operations or {}
        self.found = []
        self.until = None  # the event after which nothing was recorded

    @staticmethod
    def follow(events):
        """`events(frame)` returns how many states were reported so far, or 0 for a frame that has no states."""
        global _events
        _events = events

    def __enter__(self):
        global _found, _operations, _operands, _series
        Notes.current = self
        _found = self.found if self.wanted else None
        _operations = self.operations
        _operands = {value for _, places, _ in _operations.values() for kind, value in places if kind == "part"}
        _series = {value: {} for _, places, _ in _operations.values() for kind, value in places if kind == "series"}
        return self

    def __exit__(self, *problem):
        global _found, _events, _operations, _operands, _series
        Notes.current = _found = _events = None
        _operations, _operands, _series = {}, frozenset(), {}
        _last.clear()


def note(part, value, *given):
    """Stands around a part of an expression in the program, with the values of its names if it may need small steps.
    Also stands around the iterable of a generator expression, with the negated number of the part that it feeds.

    Runs no code of the program and raises nothing. It does not read a frame's variables, because that would keep
    values alive that the program has dropped. It makes as few calls as possible, because each is an event for the
    tracer.
    """
    global _found
    if _found is None:
        return value
    frame = own = _frame(1)
    if part < 0:
        if -part in _series:
            _series[-part].pop(id(own), None)
        return value
    event = _events(frame)
    if not event and frame.f_code.co_name in FOLDED_NAMES:
        # Until Python 3.12 a comprehension has a frame of its own, but it belongs to its line.
        while frame.f_code.co_name in FOLDED_NAMES:
            frame = frame.f_back
        event = _events(frame)
    if event:
        kind, is_recorded = type(value), True
        if part in _operations:
            operation = _operations[part]
            is_recorded = operation[2]
            if operation[0] == HELD:
                value = held(value, operation[1], given)
                if value is _MISSING:
                    return None
                kind = type(value)
            else:
                steps = steps_of(operation, own, value, given)
                if steps:
                    _found += (event, 0, steps)
        if part in _series:
            # The frame that asks a generator for its next item is the frame behind it.
            series, taker = _series[part], id(own.f_back)
            if kind is not int:
                series[taker] = None
            elif taker not in series:
                series[taker] = [value]
            elif series[taker] is not None:
                series[taker].append(value)
        if part in _operands:
            if (
                kind is int
                or kind is str
                or (kind in _SEQUENCES and len(value) <= MOST_ITEMS and all_plain(map(type, value)))
            ):
                _last[part, id(own)] = value
            else:
                _last.pop((part, id(own)), None)
        if is_recorded:
            try:
                if (
                    kind is int
                    or kind is bool
                    or (kind is list and len(value) <= ITEMS and all_plain(map(type, value)))
                ):
                    text = repr(value)
                elif kind is str:
                    text = repr(value) if len(value) < LONGEST else ""
                else:
                    text = text_of(value, kind)
            except (ValueError, RecursionError):
                text = ""
            _found += (event, part, text if len(text) <= LONGEST else "")
        if len(_found) >= 3 * MOST:
            Notes.current.until = event
            _found = None
    return value


def steps_of(operation, frame, value, given):
    """The small steps of an operation that was just done, if there are any and its operands are known."""
    kind, places, _ = operation
    try:
        given = iter(given)
        # The program may have another function with this name.
        if kind[0].isalpha() and next(given) is not KINDS[kind][1]:
            return ""
        operands = []
        for where, what in places:
            if where == "name" or where == "own":
                found = next(given)
                if where == "own" and not is_own(what, frame.f_code):
                    return ""
            elif where == "part":
                found = _last.pop((what, id(frame)), _MISSING)
            elif where == "series":
                found = _series[what].pop(id(frame), _MISSING)
            else:
                found = value if where == "value" else what
            if type(found) not in _PLAIN and found is not bisect and found is not collections:
                return ""
            operands.append(found)
        steps = steps_for(kind, operands)
        # The recorded part of `x *= y` is y.
        return steps if steps and (("value", None) in places or comes_to(kind, operands, value)) else ""
    except Exception:
        return ""


def held(owner, places, given):
    """Reads an attribute of an object, or an item of that attribute, without running code of the program."""
    found = fields_of(owner).get(places[0][1], _MISSING)
    if len(places) == 1 or found is _MISSING:
        return found
    where, key = places[1]
    key = given[0] if where == "name" else key
    if type(found) is list and type(key) is int:
        return found[key] if -len(found) <= key < len(found) else _MISSING
    if (
        type(found) in _DICTS
        and type(key) in (int, str)
        and len(found) <= ITEMS
        and all_plain(map(type, dict.keys(found)))
    ):
        return dict.get(found, key, _MISSING)
    return _MISSING


def fields_of(owner):
    """The attributes that an object or class itself has."""
    for kind in _ancestors(type(owner)):
        slot = _namespace(kind).get("__dict__")
        if slot is not None:
            return slot.__get__(owner) if type(slot) is GetSetDescriptorType else {}
    return {}


def is_own(name, code):
    """Whether no other function can change the variable."""
    return name in code.co_varnames and name not in code.co_cellvars


def text_of(value, kind):
    """The repr of a value, if it runs no code of the program and is the same on every machine; else empty."""
    if kind in _TOLD:
        return repr(value)
    if kind is list or kind is dict or kind is tuple:
        return repr(value) if is_plain(value, ITEMS) >= 0 else ""
    if kind in _SETS or kind in _VIEWS:
        return repr(value) if len(value) <= ITEMS and is_plain(list(value), ITEMS) >= 0 else ""
    if kind is deque:
        return repr(value) if len(value) <= ITEMS and is_plain(list(value), ITEMS) >= 0 else ""
    if kind is defaultdict and value.default_factory in _FACTORIES:
        return repr(value) if is_plain(dict(value), ITEMS) >= 0 else ""
    return text_of_counts(dict(value)) if kind is Counter else ""


def text_of_counts(counts):
    """The repr of a Counter, made here because Counter's own is written in Python: the highest first."""
    if not counts:
        return "Counter()"
    if is_plain(counts, ITEMS) < 0 or set(map(type, counts.values())) != {int}:
        return ""
    return f"Counter({dict(sorted(counts.items(), key=itemgetter(1), reverse=True))})"


# The tracer ignores the files of these functions: neither the program nor the recorder may notice them.
UNSEEN = (note, steps_for, signed, counted, is_plain, Tracer.__init__)
Files.unseen.update(one.__code__.co_filename for one in UNSEEN)
if version_info[:2] == (3, 12):
    # Where branches join after a call of a Python function, this Python version reports the line twice; after a C
    # function it does not.
    note = partial(note)
# For the tracer `note` is as harmless as `len`.
codes._CALLABLE = codes._CALLABLE | {NAME}
codes.TRUE_BUILTINS[NAME] = note
