"""Which calls of a project's functions are seen, by a profile function, while its tests run.

A sampled call must be one that can be written down: every argument a plain value whose text gives an equal value back.
A method's call is written on a fresh object, where the object was made with plain values: `Box(3).grown(by=2)`.
"""
import os

MOST_CALLS, MOST_TEXT, MOST_SEEN, MOST_BUILT = 60, 200, 4000, 20_000
PLAIN = (int, float, str, bytes, bool, type(None))


def plain(value, depth=0):
    kind = type(value)
    if kind in PLAIN:
        return kind is not float or value == value
    if depth > 4:
        return False
    if kind in (list, tuple, set, frozenset):
        return len(value) < 40 and all(plain(v, depth + 1) for v in value)
    return kind is dict and len(value) < 40 and all(plain(k, depth + 1) and plain(v, depth + 1) for k, v in value.items())


def text(value):
    """As repr, sets in one order."""
    if type(value) in (set, frozenset) and value:
        inner = "{" + ", ".join(sorted(map(text, value))) + "}"
        return inner if type(value) is set else f"frozenset({inner})"
    if type(value) is list:
        return "[" + ", ".join(map(text, value)) + "]"
    if type(value) is tuple:
        return "(" + ", ".join(map(text, value)) + (",)" if len(value) == 1 else ")")
    if type(value) is dict:
        return "{" + ", ".join(f"{text(k)}: {text(v)}" for k, v in value.items()) + "}"
    return repr(value)


class Sampler:
    def __init__(self, roots, modules):
        self.roots, self.modules = tuple(os.path.join(r, "") for r in roots), modules
        self.ours, self.found, self.seen, self.fresh = {}, {}, {}, {}
        # How the object of an id was made: (its class, what stood in its call).
        self.built = {}

    def wanted(self, code):
        file = code.co_filename
        if not file.startswith(self.roots) or not file.endswith(".py") or code.co_name.startswith("<"):
            return False
        relative = next(file[len(r):] for r in self.roots if file.startswith(r))
        parts = relative.split(os.sep)
        if "site-packages" in parts or any(p.startswith("test") for p in parts) or "idlelib" in parts:
            return False
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
            return
        seen = self.seen[code] = self.seen.get(code, 0) + 1
        calls = self.found.setdefault(code, {})
        # Every call at first, then ever fewer: a function that runs a million times must not slow the tests down.
        if len(calls) >= MOST_CALLS or seen > MOST_SEEN or (seen > 200 and seen % 16):
            return
        if code.co_flags & 0x20:
            return
        written = self.written(frame, code)
        if written is not None and len(written) <= MOST_TEXT and written not in calls:
            calls[written] = None
            self.fresh.setdefault(code, []).append(written)

    def note_built(self, frame, code):
        names = code.co_varnames
        if not code.co_argcount or names[0] not in frame.f_locals:
            return
        made = frame.f_locals[names[0]]
        kind = type(made)
        # A base class's `__init__` says nothing of how the object was asked for.
        if getattr(kind.__init__, "__code__", None) is not code:
            return
        if len(self.built) > MOST_BUILT:
            self.built.clear()
        written = self.arguments(frame, code, 1)
        self.built[id(made)] = (kind, written if written is not None and len(written) <= MOST_TEXT else None)

    def written(self, frame, code):
        """What stands behind the function's name; of a method, behind its class's name. None: it can't be written down."""
        qualified = getattr(code, "co_qualname", code.co_name)
        if "." not in qualified or "<" in qualified:
            return self.arguments(frame, code)
        first = code.co_varnames[0] if code.co_argcount else None
        owner = frame.f_locals.get(first)
        name, method = qualified.rsplit(".", 1)
        if method.startswith("__") or isinstance(owner, type) or type(owner).__qualname__ != name:
            return None
        if type(owner).__init__ is object.__init__:
            made = "()"
        else:
            kind, made = self.built.get(id(owner), (None, None))
            if kind is not type(owner) or made is None:
                return None
        given = self.arguments(frame, code, 1)
        if given is None:
            return None
        shown = getattr(type(owner), method, None)
        # A property is called by being looked at.
        return f"{made}.{method}" if isinstance(shown, property) else f"{made}.{method}{given}"

    def arguments(self, frame, code, start=0):
        given, values = [], frame.f_locals
        names = code.co_varnames
        positional, keyword = code.co_argcount, code.co_kwonlyargcount
        try:
            for name in names[start:positional]:
                if not plain(values[name]):
                    return None
                given.append(text(values[name]))
            at = positional + keyword
            if code.co_flags & 0x04:
                if not plain(values[names[at]]):
                    return None
                given += [text(v) for v in values[names[at]]]
                at += 1
            for name in names[positional:positional + keyword]:
                if not plain(values[name]):
                    return None
                given.append(f"{name}={text(values[name])}")
            if code.co_flags & 0x08:
                extra = values[names[at]]
                if not plain(extra):
                    return None
                given += [f"{k}={text(v)}" for k, v in extra.items()]
        except (KeyError, RecursionError, RuntimeError):
            return None
        return "(" + ", ".join(given) + ")"

    def take(self):
        """What was found since this was last asked, a record for each function."""
        found, self.fresh = self.fresh, {}
        return [
            {"file": code.co_filename, "name": getattr(code, "co_qualname", code.co_name), "line": code.co_firstlineno, "calls": calls}
            for code, calls in found.items()
        ]
