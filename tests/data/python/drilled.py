"""What tests of drills share: the texts of their tables, and runs that are watched."""
import sys

COMPREHENSIONS = ("<listcomp>", "<setcomp>", "<dictcomp>")


def texts(part):
    """All texts of a table, however deep they stand in it."""
    if isinstance(part, str):
        return [part]
    return [text for more in (part.values() if isinstance(part, dict) else part) if isinstance(more, (str, tuple, dict)) for text in texts(more)]


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
