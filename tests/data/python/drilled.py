"""What tests of drills share: the texts of their tables, and runs that are watched."""
import random
import re
import sys

from ndbg_data import micro

COMPREHENSIONS = ("<listcomp>", "<setcomp>", "<dictcomp>")
# So many drills are written at once where a table is to be seen whole.
BATCH = 200


def texts(part):
    """All texts of a table, however deep they stand in it."""
    if isinstance(part, str):
        return [part]
    return [text for more in (part.values() if isinstance(part, dict) else part) if isinstance(more, (str, tuple, dict)) for text in texts(more)]


def stripped(source):
    """A source without its indents."""
    return "\n".join(line.strip() for line in source.split("\n"))


def shape(seed):
    """The shape that the drill of a seed has; it need not be written for that."""
    _, make = micro.begun(random.Random(seed))
    return make.__name__


class Drills:
    """Drills that are written as they are asked for, none of them twice: `write(n)` gives the one with this number."""

    def __init__(self, write):
        self.write, self.made = write, []

    def first(self, count):
        self.made += [self.write(n) for n in range(len(self.made), count)]
        return self.made[:count]

    def lacking(self, patterns, most, shown=str, allowed=0):
        """Of {text: pattern} the texts whose patterns none of the first `most` drills has. No more are written once only `allowed` are left."""
        left, seen = dict(patterns), 0
        while len(left) > allowed and seen < most:
            now = min(most, max(seen + BATCH, len(self.made)))
            drawn = "\n".join(shown(drill.source) for drill in self.first(now)[seen:])
            left, seen = {text: pattern for text, pattern in left.items() if not re.search(pattern, drawn, re.MULTILINE)}, now
        return list(left)


def followed(call, space, follow):
    """Evaluates a call, every event of it told to `follow`."""
    sys.settrace(follow)
    try:
        return eval(call, space)
    finally:
        sys.settrace(None)


class Watched:
    """One call of a drill: how many states it has, what it gave and how it ended. `see(frame, event, argument)` is told of each."""

    def __init__(self, code, call):
        self.states = 0
        space = {"__name__": "drill"}
        exec(code, space)
        try:
            self.value, self.end = repr(followed(call, space, self.look)), "return"
        except Exception as problem:
            self.value, self.end = repr(problem), type(problem).__name__

    def look(self, frame, event, argument):
        if frame.f_code.co_filename != "<drill>" or frame.f_code.co_name in COMPREHENSIONS:
            return None
        self.states += 1
        self.see(frame, event, argument)
        return self.look


def caller(frame):
    """The frame that a call came from; up to Python 3.11 comprehensions have frames of their own."""
    back = frame.f_back
    while back is not None and back.f_code.co_name in COMPREHENSIONS:
        back = back.f_back
    return back
