"""Values written down as expressions that make them again: plain values, objects whose making was seen, and values of
some of Python's own classes. Each comes with the names that it needs: [file or module, name]."""
import dataclasses
import datetime
import enum
import io
import os
import re
import sys
import types
import zoneinfo
from collections import Counter, OrderedDict, defaultdict, deque
from decimal import Decimal
from fractions import Fraction

MOST_TEXT, MOST_ITEMS, MOST_DEPTH, MOST_BUILT = 300, 40, 5, 20_000
PLAIN = (int, str, bytes, bool, type(None), bytearray, range, slice, complex, type(...), type(NotImplemented))
# Written by their own repr, below the module that it names.
BY_MODULE = (datetime.date, datetime.datetime, datetime.time, datetime.timedelta, datetime.timezone)
ZONES = (type(None), datetime.timezone, zoneinfo.ZoneInfo)
SEQUENCES = {list: "[]", tuple: "()", set: "{}", frozenset: "{}"}


class Unwritten(ValueError):
    """A value that no expression makes again."""


class Expressions:
    def __init__(self, roots):
        self.roots = tuple(os.path.join(root, "") for root in roots)
        # How the object of an id was made: (its class, what stood in its call, the names that this needs).
        self.built = {}

    def write(self, value, needs, depth=0):
        """The expression's text; adds to `needs`. Unwritten, where there is none."""
        text = self.text(value, needs, depth)
        if len(text) > MOST_TEXT:
            raise Unwritten
        return text

    def text(self, value, needs, depth):
        kind = type(value)
        if kind in PLAIN:
            return plain(value)
        if kind is float:
            return repr(value) if value - value == 0 else f"float({str(value)!r})"
        if depth > MOST_DEPTH:
            raise Unwritten
        if kind in SEQUENCES or kind is dict:
            return self.contained(value, kind, needs, depth + 1)
        if isinstance(value, type):
            return self.named(value, needs)
        if kind in (types.FunctionType, types.BuiltinFunctionType):
            return self.named(value, needs)
        if isinstance(value, enum.Enum):
            return self.member(value, kind, needs)
        return self.made(value, kind, needs, depth + 1)

    def contained(self, value, kind, needs, depth):
        if len(value) >= MOST_ITEMS:
            raise Unwritten
        if kind is dict:
            pairs = ((self.write(k, needs, depth), self.write(v, needs, depth)) for k, v in value.items())
            return "{" + ", ".join(f"{key}: {item}" for key, item in pairs) + "}"
        items = [self.write(item, needs, depth) for item in value]
        if kind in (set, frozenset):
            # In a fixed order that does not depend on hashes.
            items.sort()
            inner = "{" + ", ".join(items) + "}" if items else "" if kind is frozenset else "set()"
            return f"frozenset({inner})" if kind is frozenset else inner
        opened, closed = SEQUENCES[kind]
        return opened + ", ".join(items) + ("," if kind is tuple and len(items) == 1 else "") + closed

    def named(self, thing, needs):
        """A class or a function by its name, where that is still its name at the top of its module."""
        module, qualified = getattr(thing, "__module__", None), getattr(thing, "__qualname__", "<")
        home = sys.modules.get(module or "builtins")
        found = home
        for part in qualified.split("."):
            found = getattr(found, part, None)
        if found is not thing:
            raise Unwritten
        if home.__name__ == "builtins":
            return qualified
        file = getattr(home, "__file__", None) or ""
        top = qualified.partition(".")[0]
        needs.append([file if file.startswith(self.roots) and file.endswith(".py") else home.__name__, top])
        return qualified

    def member(self, value, kind, needs):
        if value.name not in kind.__members__:
            raise Unwritten
        return f"{self.named(kind, needs)}.{value.name}"

    def made(self, value, kind, needs, depth):
        """A call of the value's class, or of its replacement."""
        if kind in BY_MODULE:
            zone = getattr(value, "tzinfo", None)
            if type(zone) not in ZONES:
                raise Unwritten
            needs += [[type(part).__module__, ""] for part in (value, zone) if part is not None]
            return repr(value)
        if kind in (Decimal, Fraction):
            return f"{self.named(kind, needs)}({str(value)!r})"
        if kind is re.Pattern:
            needs.append(["re", ""])
            flags = value.flags & ~re.UNICODE if isinstance(value.pattern, str) else value.flags
            return f"re.compile({value.pattern!r}{f', {int(flags)}' if flags else ''})"
        if kind is io.StringIO and not value.closed and value.tell() == 0:
            needs.append(["io", ""])
            return f"io.StringIO({value.getvalue()!r})"
        if kind in (OrderedDict, Counter):
            return f"{self.named(kind, needs)}({self.contained(dict(value), dict, needs, depth)})"
        if kind is defaultdict:
            default = self.write(value.default_factory, needs, depth)
            return f"{self.named(kind, needs)}({default}, {self.contained(dict(value), dict, needs, depth)})"
        if kind is deque:
            most = "" if value.maxlen is None else f", {value.maxlen}"
            return f"{self.named(kind, needs)}({self.contained(list(value), list, needs, depth)}{most})"
        return self.of_class(value, kind, needs, depth)

    def of_class(self, value, kind, needs, depth):
        if isinstance(value, tuple) and hasattr(kind, "_fields") and generated(kind.__new__):
            return f"{self.named(kind, needs)}({', '.join(self.write(item, needs, depth) for item in value)})"
        if dataclasses.is_dataclass(kind) and generated(kind.__init__):
            return self.of_dataclass(value, kind, needs, depth)
        if isinstance(value, BaseException) and not hasattr(kind.__init__, "__code__"):
            return f"{self.named(kind, needs)}({', '.join(self.write(item, needs, depth) for item in value.args)})"
        if kind.__new__ is object.__new__ and kind.__init__ is object.__init__ and not getattr(value, "__dict__", 1):
            return f"{self.named(kind, needs)}()"
        made, given, names = self.built.get(id(value), (None, None, ()))
        if made is not kind or given is None:
            raise Unwritten
        needs += names
        return self.named(kind, needs) + given

    def of_dataclass(self, value, kind, needs, depth):
        given = []
        for field in dataclasses.fields(kind):
            if field.init:
                given.append(f"{field.name}={self.write(getattr(value, field.name), needs, depth)}")
        return f"{self.named(kind, needs)}({', '.join(given)})"

    def note_built(self, made, kind, arguments):
        """Remembers how an object is being made. `arguments(needs)` writes what stands in the call."""
        if len(self.built) > MOST_BUILT:
            self.built.clear()
        needs = []
        try:
            given = arguments(needs)
        except Unwritten:
            given = None
        self.built[id(made)] = (kind, given, needs)


def generated(function):
    """Whether Python itself wrote it, as it does for named tuples and dataclasses."""
    return getattr(getattr(function, "__code__", None), "co_filename", "").startswith("<")


def plain(value):
    kind = type(value)
    if kind is complex and value - value != 0:
        raise Unwritten
    if kind is slice and not all(type(part) in (int, type(None)) for part in (value.start, value.stop, value.step)):
        raise Unwritten
    return repr(value)
