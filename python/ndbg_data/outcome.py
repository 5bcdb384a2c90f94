"""Runs a call to see its outcome, for previews and measurements. It does not trace."""
import contextlib
import io
import signal
import sys
import types
from functools import lru_cache

SECONDS = 0.5
NAME = "program"


class Outcome:
    __slots__ = ("kind", "text")

    def __init__(self, kind, text):
        self.kind, self.text = kind, text

    @property
    def shown(self):
        return self.text if self.kind == "return" else f"{self.kind}: {self.text}"


class TooLong(BaseException):
    pass


def _stop(signum, frame):
    raise TooLong


@lru_cache(maxsize=8)
def compiled(source):
    """The code of a program: most have several calls, one after the other."""
    return compile(source, "<program>", "exec")


def outcome(source, call):
    """`return` with the value's repr, `raise` with the exception's, or `never` after half a second.

    Each call has a fresh module, which code finds by its name: data classes do, whose annotations are text."""
    module = sys.modules[NAME] = types.ModuleType(NAME)
    space = vars(module)
    previous = signal.signal(signal.SIGALRM, _stop)
    signal.setitimer(signal.ITIMER_REAL, SECONDS)
    try:
        with contextlib.redirect_stdout(io.StringIO()), contextlib.redirect_stderr(io.StringIO()):
            exec(compiled(source), space)
            return Outcome("return", repr(eval(call, space)))
    except TooLong:
        return Outcome("never", "")
    except RecursionError:
        return Outcome("never", "recursion")
    except Exception as error:
        return Outcome("raise", repr(error))
    except (SystemExit, KeyboardInterrupt, GeneratorExit) as error:
        return Outcome("raise", repr(error))
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, previous)
