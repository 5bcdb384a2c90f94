"""Rebuilds values from their reprs, and back, for lines that are worked out over predicted states (line.py)."""
from collections import Counter, OrderedDict, defaultdict, deque

from ndbg_trace.values import is_plain as is_made_of_atoms

from .notes import text_of

_CONSTANTS = frozenset((int, float, complex, str, bytes, bool, type(None)))
_MUTABLE = (list, dict, set, deque)
_KINDS = (int, list, dict, set, str, float, tuple, bool)
# The types in a repr's syntax tree.
_WRITTEN = {
    "__builtins__": {}, "inf": float("inf"), "nan": float("nan"), **{kind.__name__: kind for kind in (*_KINDS,
    frozenset, range)},
    **{kind.__name__: kind for kind in (deque, Counter, defaultdict, OrderedDict)},
}  # fmt: skip
# Longer reprs are not rebuilt.
LONGEST = 20_000
# Most items in a value, nested ones included.
MOST = 2000
# Stands for an unknown value.
ABSENT = object()


def is_constant(value):
    return type(value) in _CONSTANTS or (type(value) is tuple and all(map(is_constant, value)))


def rebuilt(text):
    """The value of a repr, if it has the same repr again."""
    if len(text) > LONGEST:
        return ABSENT
    code = text
    if text.startswith("defaultdict("):
        for kind in _KINDS:
            code = code.replace(f"<class '{kind.__name__}'>", kind.__name__, 1)
    try:
        value = eval(code, dict(_WRITTEN))
        return value if shown_text(value) == text else ABSENT
    except Exception:
        return ABSENT


def shown_text(value):
    """The repr of a value as states show it; empty if that is uncertain."""
    kind = type(value)
    try:
        if kind is list or kind is dict or kind is tuple:
            return repr(value) if is_made_of_atoms(value, MOST) >= 0 else ""
        return text_of(value, kind)
    except Exception:
        return ""


def exception_text(problem):
    return repr(problem) if type(problem).__module__ == "builtins" and all(map(is_constant, problem.args)) else ""


def shared(known):
    """The same values, with equal-looking objects in them made one object."""
    kept = {}
    return {name: with_shared(value, kept) for name, value in known.items()}


def with_shared(value, kept):
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, (list, deque)) else ()
    for key, item in list(items):
        if isinstance(item, _MUTABLE):
            value[key] = kept.setdefault(repr(item), item)
            with_shared(value[key], kept)
    return value


class Inner:
    """Finds the lists and dicts inside values. A repr does not tell whether two equal-looking objects are one. If one
    of them is changed, the other is unknown."""

    def __init__(self, known):
        self.before = {}
        for value in known.values():
            self.look(value, self.before)
        self.alike = Counter(self.before.values())

    def look(self, value, found):
        items = value.values() if isinstance(value, dict) else value if isinstance(value, (list, tuple, deque)) else ()
        for item in items:
            if isinstance(item, _MUTABLE):
                found[id(item)] = repr(item)
            self.look(item, found)

    def may_be_shared(self, value):
        after = {}
        self.look(value, after)
        return any(
            self.alike[self.before[each]] > 1
            for each in after.keys() & self.before.keys()
            if after[each] != self.before[each]
        )
