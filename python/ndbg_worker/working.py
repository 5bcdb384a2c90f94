"""What the parts of a line come to, as a run goes on: `note` stands around each of them (noting.py) and keeps its value."""
from functools import partial
from sys import _getframe as _frame, version_info
from types import ModuleType

from ndbg_trace import codes
from ndbg_trace.codes import FOLDED_NAMES
from ndbg_trace.files import Files
from ndbg_trace.intact import BUILTINS as __builtins__
from ndbg_trace.tracer import Tracer
from ndbg_trace.values import ATOMS, all_plain, is_plain

from .reckoning import reckon

NAME = "__working__"
# The text of a part that is told in small steps, in place of its own.
STEPS = "#"
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

# What is found of the run that is noted, or None; and what tells the event it belongs to.
_found = _events = None
# What may have to be told in small steps, by the number of its part; parts that are operands of such, and what they came to last; parts that
# generator expressions give one by one to such, and what they have given.
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
        _series = {value: [] for _, places, _ in _operations.values() for kind, value in places if kind == "series"}
        return self

    def __exit__(self, *problem):
        global _found, _events, _operations
        Notes.current = _found = _events = None
        _operations = {}
        _last.clear()


def note(part, value):
    """Stands around a part of an expression in the program. Runs no code of the program's.

    It makes as few calls as can be: each is an event to the tracer.
    """
    global _found
    if _found is None:
        return value
    frame = own = _frame(1)
    event = _events(frame)
    if not event and frame.f_code.co_name in FOLDED_NAMES:
        # Until Python 3.12 a comprehension has a frame of its own; it belongs to the line that it stands in.
        while frame.f_code.co_name in FOLDED_NAMES:
            frame = frame.f_back
        event = _events(frame)
    if event:
        kind = type(value)
        if part in _operations:
            operation = _operations[part]
            steps = steps_of(operation, own, value)
            if steps:
                _found += (event, 0, steps)
            if not operation[2]:
                return value
        if part in _series:
            _series[part].append(value if kind in _PLAIN else None)
        if part in _operands:
            _last[part] = (id(own), value) if kind in _PLAIN else None
        try:
            if kind is int or kind is bool or (kind is list and len(value) <= ITEMS and all_plain(map(type, value))):
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


# What operations on a series come to.
_WHOLE = {"sum": sum, "max": max, "min": min}


def steps_of(operation, frame, value):
    """The small steps of an operation that was just done, where there are any and its operands can be told."""
    kind, places, _ = operation
    operands = []
    variables = None
    if kind[0].isalpha() and (kind in frame.f_globals or kind in frame.f_locals):
        return ""
    for where, what in places:
        if where == "constant":
            found = what
        elif where == "value":
            found = value
        elif where == "part":
            last = _last.get(what)
            if last is None or last[0] != id(frame):
                return ""
            found = last[1]
        elif where == "series":
            found = _series[what]
            _series[what] = []
            # Those of a run that ended early, or of another activation, are not the ones.
            if None in found or not found or _WHOLE.get(kind, len)(found) != value:
                return ""
        else:
            if variables is None:
                variables = frame.f_locals
            found = variables[what] if what in variables else frame.f_globals.get(what)
        if type(found) not in _PLAIN:
            return ""
        operands.append(found)
    try:
        return reckon(kind, operands)
    except (TypeError, ValueError, RecursionError):
        return ""


def text_of(value, kind):
    """The repr of a value that runs no one's code for it and says the same on every machine, else nothing."""
    if kind in _TOLD:
        return repr(value)
    if kind is list or kind is dict or kind is tuple:
        return repr(value) if is_plain(value, ITEMS) >= 0 else ""
    if kind in _SETS or kind in _VIEWS:
        return repr(value) if len(value) <= ITEMS and is_plain(list(value), ITEMS) >= 0 else ""
    return ""


# A program is not to notice it, nor the recorder what it calls.
Files.unseen.update(one.__code__.co_filename for one in (note, reckon, is_plain, Tracer.__init__))
if version_info[:2] == (3, 12):
    # Where ways meet behind the call of a Python function, this one tells the line twice; behind what looks like C it does not.
    note = partial(note)
# To the tracer it is as harmless as `len`.
codes._CALLABLE = codes._CALLABLE | {NAME}
codes.TRUE_BUILTINS[NAME] = note
