"""From a value to its text: `repr` with a cap on time and size, addresses removed, never letting the program's own
`__repr__` break the recording. It also knows which values can only change by being replaced."""

import re
import types

from itertools import islice

from .intact import BUILTINS as __builtins__

CUT = "…<cut>"
# Exact types whose repr can never change and that hold nothing else: identity is a sufficient change test.
ATOMS = frozenset(
    (int, str, float, bool, type(None), complex, bytes, range, type(Ellipsis), type(NotImplemented), types.ModuleType)
)
# Modules are left out: what hangs on them is anyone's.
_FROZEN = ATOMS - {types.ModuleType}
PLAIN = frozenset((int, str, float, bool, type(None)))
# Each way begins with a character of its own, so that the search skips all others quickly.
_ADDRESS = re.compile(r"""'[^'\\]*(?:\\.[^'\\]*)*'|"[^"\\]*(?:\\.[^"\\]*)*"| at 0x[0-9A-Fa-f]+""", re.S)


def _unless_address(match):
    text = match.group()
    return "" if text[0] == " " else text


def without_addresses(text):
    return _ADDRESS.sub(_unless_address, text) if " at 0x" in text else text


def is_frozen(value):
    """A tuple or frozenset of nothing but atoms and such tuples: as good as an atom."""
    for item in value:
        kind = type(item)
        if kind not in _FROZEN and not (kind is tuple and len(item) < 1000 and is_frozen(item)):
            return False
    return True


def is_plain(value, budget, depth=0):
    """Nothing but exact lists, tuples, dicts of exact atoms, small and shallow: what is left of `budget`, or -1.

    For such values `marshal` gives different bytes whenever `repr` gives different text. Sets (their order), bytes
    (one form for all buffers) and everything else are left out.
    """
    size = len(value)
    if size > budget or depth > 20:
        return -1
    budget -= size
    items = value
    if type(value) is dict:
        if not all_plain(map(type, value)):
            for key in value:
                kind = type(key)
                if kind not in PLAIN and (kind is not tuple or is_plain(key, budget, depth + 1) < 0):
                    return -1
        items = value.values()
    if all_plain(map(type, items)):
        return budget
    for item in items:
        kind = type(item)
        if kind is list or kind is tuple or kind is dict:
            budget = is_plain(item, budget, depth + 1)
            if budget < 0:
                return -1
        elif kind not in PLAIN:
            return -1
    return budget


all_plain = PLAIN.issuperset


def text_if_plain(value):
    """The whole `repr` of a value that runs no one's code for it; nothing where Python refuses (an integer of too many
    digits, lists too deep in each other)."""
    try:
        return repr(value)
    except (ValueError, RecursionError):
        return ""


def parts_of(value, found):
    """Adds the ids of the lists and dicts that a value leads to, itself included. False: there is more in it than plain
    values. A list of more than atoms is seldom large, so there is no budget; depth is the interpreter's."""
    kind = type(value)
    if kind is tuple:
        items = value
    elif kind is list or kind is dict:
        if id(value) in found:
            return True
        found.add(id(value))
        if kind is dict:
            if not all_plain(map(type, value)) and not is_frozen(value):
                return False
            items = value.values()
        else:
            items = value
    else:
        return kind in PLAIN
    if all_plain(map(type, items)):
        return True
    for item in items:
        if type(item) not in PLAIN and not parts_of(item, found):
            return False
    return True


def are_apart(entries):
    """Whether no two of the values share a part, so that a change of one shows in no other."""
    seen = set()
    for mark, _, value in entries:
        if mark is None:
            return False
        found = set()
        if not parts_of(value, found) or not seen.isdisjoint(found):
            return False
        seen |= found
    return True


class Renderer:
    def __init__(self, limit, clock=None):
        """`limit`: characters of one text. `clock`: a context manager that raises ReprTimeout, or None."""
        self.limit = limit
        self.clock = clock
        self.defaults = {}  # type -> text of its default repr; small and cleared when it is not

    def text(self, value):
        """Never raises (but for the step limit and the like passing through)."""
        kind = type(value)
        if kind in ATOMS:
            return self._atom(value, kind)
        if kind is types.FunctionType:
            return self.cut(f"<function {value.__qualname__}>")
        if type(kind) is type and kind.__repr__ is object.__repr__:
            return self._default(value, kind)
        if (kind is list or kind is tuple or kind is dict) and is_plain(value, 1000) >= 0:
            text = text_if_plain(value)
            if text:
                return self.cut(text)
        if self.clock is None:
            return self._guarded(value, kind)
        return self.clock(self._guarded, value, kind)

    def cut(self, text):
        limit = self.limit
        return text if len(text) <= limit else text[:limit] + CUT

    def _atom(self, value, kind):
        if kind is types.ModuleType:  # its file's path depends on the machine, not on the program
            return self.cut(f"<module {value.__name__!r}>" if type(value.__name__) is str else "<module>")
        if kind is str or kind is bytes:
            if len(value) > self.limit:
                return self.cut(repr(value[: self.limit]))
        try:
            return self.cut(repr(value))
        except ValueError:  # an integer of more digits than this Python writes out
            return self.cut(f"<int: {value.bit_length()} bits>" if kind is int else f"<{kind.__name__}: repr failed>")

    def _default(self, value, kind):
        text = self.defaults.get(kind)
        if text is None or text[0] != (kind.__module__, kind.__qualname__):
            if len(self.defaults) > 1000:
                self.defaults.clear()
            text = ((kind.__module__, kind.__qualname__), without_addresses(repr(value)))
            self.defaults[kind] = text
        return self.cut(text[1])

    def _guarded(self, value, kind):
        try:
            if kind in _LARGE and len(value) > 200:
                text = self._large(value)
            else:
                text = repr(value)
            if len(text) > 2 * self.limit:
                text = text[: 2 * self.limit]
            return self.cut(without_addresses(text))
        except Exception as problem:
            return self.cut(f"<{type_name(value)}: repr raised {type(problem).__name__}>")
        except BaseException as problem:
            if isinstance(problem, ReprTimeout):
                return self.cut(f"<{type_name(value)}: repr took too long>")
            if isinstance(problem, (KeyboardInterrupt, SystemExit, GeneratorExit)):
                return self.cut(f"<{type_name(value)}: repr raised {type(problem).__name__}>")
            raise

    def _large(self, value):
        """As much of a long builtin container's text as is shown, without writing the rest."""
        parts = []
        left = self.limit + 1
        first, last = _LARGE[type(value)]
        is_dict = type(value) is dict
        for item in islice(value.items() if is_dict else value, self.limit):
            text = f"{item[0]!r}: {item[1]!r}" if is_dict else repr(item)
            parts.append(text)
            left -= len(text) + 2
            if left < 0:
                break
        return first + ", ".join(parts) + last


_LARGE = {list: ("[", "]"), tuple: ("(", ")"), dict: ("{", "}"), set: ("{", "}"), frozenset: ("frozenset({", "})")}


class ReprTimeout(BaseException):
    """Raised into a `__repr__` that runs too long. Not an Exception, so that the program's own handlers let it by."""


def type_name(value):
    try:
        return str(type(value).__name__)
    except Exception:
        return "object"
