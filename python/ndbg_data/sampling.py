"""Which calls of a project's functions are seen, by a profile function, while its tests run.

A sampled call must be one that can be written down (`expressions.py`). A method's call is written on a fresh object,
made as this one was: `Box(3).grown(by=2)`. What other calls did to the object before is not repeated.
"""
import functools
import inspect
import os
import sys
import types

from .expressions import MOST_TEXT, Expressions, Unwritten

MOST_CALLS, MOST_SEEN, MOST_CONSTANT = 60, 4000, 80
MADE = "made"
GENERATOR, ASYNCHRONOUS, MORE, NAMED = 0x20, 0x280, 0x04, 0x08
# How methods that Python calls by itself stand in a program; {0} is the object, {1} what is given.
SPECIAL = {
    "__len__": "len({0})", "__str__": "str({0})", "__repr__": "repr({0})", "__bool__": "bool({0})",
    "__hash__": "hash({0})", "__int__": "int({0})", "__float__": "float({0})", "__iter__": "list({0})",
    "__abs__": "abs({0})", "__neg__": "-{0}", "__call__": "{0}({1})", "__getitem__": "{0}[{1}]",
    "__contains__": "{1} in {0}", "__eq__": "{0} == {1}", "__ne__": "{0} != {1}", "__lt__": "{0} < {1}",
    "__le__": "{0} <= {1}", "__gt__": "{0} > {1}", "__ge__": "{0} >= {1}", "__add__": "{0} + {1}",
    "__sub__": "{0} - {1}", "__mul__": "{0} * {1}", "__truediv__": "{0} / {1}", "__floordiv__": "{0} // {1}",
    "__mod__": "{0} % {1}", "__pow__": "{0} ** {1}", "__and__": "{0} & {1}", "__or__": "{0} | {1}",
    "__xor__": "{0} ^ {1}",
}  # fmt: skip


class Sampler:
    def __init__(self, roots, modules):
        self.roots, self.modules = tuple(os.path.join(r, "") for r in roots), modules
        self.ours, self.found, self.seen, self.fresh = {}, {}, {}, {}
        self.expressions = Expressions(roots)

    def wanted(self, code):
        """Whether its calls are sampled; of tests and the like only how objects are made is of use."""
        file = code.co_filename
        if not file.startswith(self.roots) or not file.endswith(".py") or code.co_name.startswith("<"):
            return False
        if "<" in code.co_qualname or code.co_flags & ASYNCHRONOUS:
            return False
        relative = next(file[len(r):] for r in self.roots if file.startswith(r))
        parts = relative.split(os.sep)
        if "site-packages" in parts or any(p.startswith("test") for p in parts) or "idlelib" in parts:
            return MADE if code.co_name == "__init__" else False
        return not self.modules or relative[:-3].replace(os.sep, "/") in self.modules

    def profile(self, frame, event, argument):
        if event != "call":
            return
        code = frame.f_code
        ours = self.ours.get(code)
        if ours is None:
            ours = self.ours[code] = self.wanted(code)
        if not ours:
            return
        if code.co_name == "__init__":
            self.note_built(frame, code)
            if ours is MADE:
                return
        seen = self.seen[code] = self.seen.get(code, 0) + 1
        calls = self.found.setdefault(code, {})
        # Every call at first, then ever fewer: a function that runs a million times must not slow the tests down.
        if len(calls) >= MOST_CALLS or seen > MOST_SEEN or (seen > 200 and seen % 16):
            return
        needs = []
        try:
            written = self.written(frame, code, needs)
        except Unwritten:
            return
        if len(written) <= MOST_TEXT and written not in calls:
            calls[written] = None
            self.fresh.setdefault(code, {})[written] = needs

    def note_built(self, frame, code):
        made = first_of(frame, code)
        kind = type(made)
        # A base class's `__init__` says nothing of how the object was asked for.
        if getattr(kind.__init__, "__code__", None) is code:
            given = functools.partial(self.arguments, frame, code, start=1, function=kind.__init__)
            self.expressions.note_built(made, kind, lambda needs: f"({given(needs)})")

    def written(self, frame, code, needs):
        """The call as text, as in a program."""
        owner, _, name = code.co_qualname.rpartition(".")
        if not owner:
            if getattr(frame.f_globals.get(name), "__code__", None) is not code and code.co_flags & GENERATOR:
                raise Unwritten
            return drawn(f"{name}({self.arguments(frame, code, needs, 0, frame.f_globals.get(name))})", code)
        kind = frame.f_globals.get(owner)
        shown = inspect.getattr_static(kind, name, None) if isinstance(kind, type) else None
        if shown is None:
            raise Unwritten
        if isinstance(shown, staticmethod):
            return drawn(f"{owner}.{name}({self.arguments(frame, code, needs, 0, shown)})", code)
        subject = first_of(frame, code)
        if name == "__init__":
            return self.creation(frame, code, subject, needs)
        if isinstance(shown, classmethod):
            if not isinstance(subject, type):
                raise Unwritten
            named = self.expressions.named(subject, needs)
            return drawn(f"{named}.{name}({self.arguments(frame, code, needs, 1, shown)})", code)
        if not isinstance(subject, kind):
            raise Unwritten
        made = self.expressions.write(subject, needs)
        if isinstance(shown, (property, functools.cached_property)):
            return f"{made}.{name}"
        if not name.startswith("__"):
            return drawn(f"{made}.{name}({self.arguments(frame, code, needs, 1, shown)})", code)
        if name not in SPECIAL:
            raise Unwritten
        return SPECIAL[name].format(made, self.arguments(frame, code, needs, 1))

    def creation(self, frame, code, subject, needs):
        if getattr(type(subject).__init__, "__code__", None) is not code:
            raise Unwritten
        given = self.arguments(frame, code, needs, 1, type(subject).__init__)
        return f"{self.expressions.named(type(subject), needs)}({given})"

    def arguments(self, frame, code, needs, start=0, function=None):
        """The text between the parentheses, without trailing arguments that have their default."""
        values, write, names = frame.f_locals, self.expressions.write, code.co_varnames
        positional, keyword = code.co_argcount, code.co_kwonlyargcount
        defaults, named = defaults_of(function, code)
        try:
            at = positional + keyword
            more = values[names[at]] if code.co_flags & MORE else ()
            given = list(names[start:positional])
            while given and not more and given[-1] in defaults and values[given[-1]] is defaults[given[-1]]:
                given.pop()
            written = [write(value, needs) for value in [*(values[name] for name in given), *more]]
            for name in names[positional:at]:
                if name not in named or values[name] is not named[name]:
                    written.append(f"{name}={write(values[name], needs)}")
            if code.co_flags & NAMED:
                extra = values[names[at + bool(code.co_flags & MORE)]]
                written += [f"{key}={write(value, needs)}" for key, value in extra.items()]
        except (KeyError, RecursionError, RuntimeError, AttributeError, TypeError):
            raise Unwritten from None
        return ", ".join(written)

    def take(self):
        """What was found since the last call, a record for each function."""
        found, self.fresh = self.fresh, {}
        return [
            {"file": code.co_filename, "name": code.co_qualname, "line": code.co_firstlineno, "calls": calls}
            for code, calls in found.items()
        ]


def constants(roots):
    """What small plain values the modules of a project hold, a record for each file."""
    roots = tuple(os.path.join(root, "") for root in roots)
    found = []
    for module in list(sys.modules.values()):
        file = getattr(module, "__file__", None) or ""
        if not isinstance(module, types.ModuleType) or not file.startswith(roots):
            continue
        values = {
            name: repr(value)
            for name, value in list(vars(module).items())
            if type(value) in (bool, int, str, type(None)) and len(repr(value)) <= MOST_CONSTANT and name[:2] != "__"
        }
        if values:
            found.append({"file": file, "constants": values})
    return found


def first_of(frame, code):
    """The first argument; Unwritten where a method has none."""
    try:
        return frame.f_locals[code.co_varnames[0]]
    except (IndexError, KeyError):
        raise Unwritten from None


def defaults_of(function, code):
    """Defaults by name: of parameters by place, and of those by name alone; none where the function is another."""
    function = inspect.unwrap(function) if callable(function) else function
    function = getattr(function, "__func__", function)
    if getattr(function, "__code__", None) is not code:
        return {}, {}
    values = function.__defaults__ or ()
    names = code.co_varnames[code.co_argcount - len(values):code.co_argcount]
    return dict(zip(names, values)), function.__kwdefaults__ or {}


def drawn(call, code):
    """Whether it is a generator, whose call runs nothing before its first item is requested."""
    return f"list({call})" if code.co_flags & GENERATOR else call
