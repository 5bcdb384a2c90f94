"""Values from their texts, and back: for lines that are worked out over what was only told (line.py)."""
from collections import Counter, OrderedDict, defaultdict, deque

from ndbg_trace.values import is_plain as is_made_of_atoms

from .notes import text_of

_CONSTANTS = frozenset((int, float, complex, str, bytes, bool, type(None)))
_MUTABLE = (list, dict, set, deque)
_KINDS = (int, list, dict, set, str, float, tuple, bool)
# What Python's texts of values are made of.
_WRITTEN = {
    "__builtins__": {}, "inf": float("inf"), "nan": float("nan"), **{kind.__name__: kind for kind in (*_KINDS,
    frozenset, range)},
    **{kind.__name__: kind for kind in (deque, Counter, defaultdict, OrderedDict)},
}  # fmt: skip
# Longer texts are not rebuilt.
LONGEST = 20_000
# Items in a value, all in all.
MOST = 2000
# In place of a value that cannot be told.
ABSENT = object()


def is_constant(value):
    return type(value) in _CONSTANTS or (type(value) is tuple and all(map(is_constant, value)))


def rebuilt(text):
    """The value of a text, if its text is that again."""
    if len(text) > LONGEST:
        return ABSENT
    code = text
    if text.startswith("defaultdict("):
        for kind in _KINDS:
            code = code.replace(f"<class '{kind.__name__}'>", kind.__name__, 1)
    try:
        value = eval(code, dict(_WRITTEN))
        return value if told(value) == text else ABSENT
    except Exception:
        return ABSENT


def told(value):
    """The text of a value as states show it; nothing where that cannot be said for sure."""
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
    """The same values, but what looks alike within them is one."""
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
    """The lists and dicts within values. A text does not tell whether two things in it are one: where two look alike
    and one of them is changed, nobody knows what becomes of the other."""

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
