from enum import Enum
from functools import wraps


class State(Enum):
    CLOSED = 0
    OPEN = 1
    BROKEN = -1


class StateError(Exception):
    pass


def when(*states, then=None):
    def decorate(method):
        @wraps(method)
        def wrapper(self, *args):
            if self.state not in states:
                raise StateError(f"{method.__name__} while {self.state.name}")
            try:
                result = method(self, *args)
            except OSError:
                self.state = State.BROKEN
                raise
            if then is not None:
                self.state = then
            return result
        return wrapper
    return decorate


class Line:
    state = State.CLOSED

    def __init__(self):
        self.sent = []

    @when(State.CLOSED, State.BROKEN, then=State.OPEN)
    def open(self):
        return len(self.sent)

    @when(State.OPEN)
    def send(self, text):
        if len(text) > 5:
            raise OSError(text)
        self.sent.append(text)

    @when(State.OPEN, then=State.CLOSED)
    def close(self):
        pass


a, b = Line(), Line()
for line, action, *args in [(a, "send", "x"), (a, "open"), (a, "send", "hi"), (b, "close"), (a, "send", "too long"),
                            (a, "close"), (a, "open"), (a, "close")]:
    try:
        print(action, getattr(line, action)(*args), line.state.name)
    except (StateError, OSError) as e:
        print(type(e).__name__, e, line.state.value)
print(a.sent, b.state is Line.state, "state" in vars(b))
