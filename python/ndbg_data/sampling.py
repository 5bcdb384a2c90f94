"""Which calls of a project's functions are seen, by a profile function, while its tests run.

A sampled call must be one that can be written down: every argument a plain value whose text gives an equal value back.
"""
import os

MOST_CALLS, MOST_TEXT, MOST_SEEN = 60, 200, 4000
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
        seen = self.seen[code] = self.seen.get(code, 0) + 1
        calls = self.found.setdefault(code, {})
        # Every call at first, then ever fewer: a function that runs a million times must not slow the tests down.
        if len(calls) >= MOST_CALLS or seen > MOST_SEEN or (seen > 200 and seen % 16):
            return
        if code.co_flags & 0x20:
            return
        written = self.arguments(frame, code)
        if written is not None and len(written) <= MOST_TEXT and written not in calls:
            calls[written] = None
            self.fresh.setdefault(code, []).append(written)

    def arguments(self, frame, code):
        given, values = [], frame.f_locals
        names = code.co_varnames
        positional, keyword = code.co_argcount, code.co_kwonlyargcount
        try:
            for nth, name in enumerate(names[:positional]):
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
