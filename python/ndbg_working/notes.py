"""What the parts of a line come to, as a run goes on: `note` stands around each of them (instrument.py) and keeps its
value."""
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

from .small_steps import KINDS, MOST_ITEMS, comes_to, steps_for

NAME = "__working__"
# The text of a part that is told in small steps, in place of its own.
STEPS = "#"
# In place of an operation: what is told is what an object holds.
HELD = "held"
# Values of more characters than this are not told, nor those of more items than that.
LONGEST = 240
ITEMS = 100
# Of one run, so many parts at most.
MOST = 4000

# Where the file of a module lies is the machine's business.
_TOLD = ATOMS - {ModuleType}
_SETS = frozenset((set, frozenset))
_VIEWS = frozenset((type({}.keys()), type({}.values()), type({}.items())))
# What operands of small steps may be: to look at them runs no code of the program's.
_PLAIN = frozenset((int, str, list, tuple, type(None)))
_SEQUENCES = frozenset((list, tuple))
_FACTORIES = (int, list, dict, set, str, float, tuple, None)
_DICTS = frozenset((dict, Counter, defaultdict))
_MISSING = object()
_ancestors = type.__dict__["__mro__"].__get__
_namespace = type.__dict__["__dict__"].__get__

# What is found of the run that is noted, or None; and what tells the event it belongs to.
_found = _events = None
# What may have to be told in small steps, by the number of its part; parts that are operands of such, and what they
# came to, by part and frame; parts that generator expressions give one by one to such, and what they have given to
# which frame, or None where it can't be told.
_operations, _operands, _last, _series = {}, frozenset(), {}, {}


class Notes:
    """What one run worked out: event, part and value in turn. Nothing if it is not `wanted`."""

    current = None

    def __init__(self, wanted, operations=None):
        self.wanted = wanted
        self.operations = operations or {}
        self.found = []
        self.until = None  # the event from which on nothing was noted

    @staticmethod
    def follow(events):
        """`events(frame)`: how many states were told so far, or 0 where the frame is none whose states are told."""
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
    """Stands around a part of an expression in the program, with what the names in it have where it may have to be told
    in small steps; and around what a generator expression goes over, with the number of the part that it gives below
    zero.

    Runs no code of the program's and raises nothing. It does not look into a frame's variables: that would keep alive
    what the program has done with.

    It makes as few calls as can be: each is an event to the tracer.
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
        # Until Python 3.12 a comprehension has a frame of its own; it belongs to the line that it stands in.
        while frame.f_code.co_name in FOLDED_NAMES:
            frame = frame.f_back
        event = _events(frame)
    if event:
        kind, is_told = type(value), True
        if part in _operations:
            operation = _operations[part]
            is_told = operation[2]
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
            # Whoever asks a generator for its next item is the frame behind it.
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
        if is_told:
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
    """The small steps of an operation that was just done, where there are any and its operands can be told."""
    kind, places, _ = operation
    try:
        given = iter(given)
        # What the program calls so may be another function.
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
        # Of `x *= y` it is y that is noted.
        return steps if steps and (("value", None) in places or comes_to(kind, operands, value)) else ""
    except Exception:
        return ""


def held(owner, places, given):
    """What an attribute of an object is, or an item of what it is, found without running any code of the program's."""
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
    """The attributes that an object, or a class, has of its own."""
    for kind in _ancestors(type(owner)):
        slot = _namespace(kind).get("__dict__")
        if slot is not None:
            return slot.__get__(owner) if type(slot) is GetSetDescriptorType else {}
    return {}


def is_own(name, code):
    """Whether no other function can change it."""
    return name in code.co_varnames and name not in code.co_cellvars


def text_of(value, kind):
    """The repr of a value that runs no one's code for it and says the same on every machine, else nothing."""
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
    """The repr of a Counter, which is written in Python: the highest first."""
    if not counts:
        return "Counter()"
    if is_plain(counts, ITEMS) < 0 or set(map(type, counts.values())) != {int}:
        return ""
    return f"Counter({dict(sorted(counts.items(), key=itemgetter(1), reverse=True))})"


# A program is not to notice it, nor the recorder what it calls.
Files.unseen.update(one.__code__.co_filename for one in (note, steps_for, is_plain, Tracer.__init__))
if version_info[:2] == (3, 12):
    # Where ways meet behind the call of a Python function, this one tells the line twice; behind what looks like C it
    # does not.
    note = partial(note)
# To the tracer it is as harmless as `len`.
codes._CALLABLE = codes._CALLABLE | {NAME}
codes.TRUE_BUILTINS[NAME] = note
