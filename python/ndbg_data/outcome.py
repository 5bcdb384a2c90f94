"""Runs a call to see its outcome, for previews, measurements and grouping inputs. It does not trace."""
import contextlib
import io
import signal
from functools import lru_cache

SECONDS = 0.5


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


def outcome(source, call, space=None, code=None):
    """`return` with the value's repr, `raise` with the exception's, or `never` after half a second.

    The namespace is a fresh one unless `space` is given."""
    space = {"__name__": "program", "__builtins__": __builtins__} if space is None else space
    previous = signal.signal(signal.SIGALRM, _stop)
    signal.setitimer(signal.ITIMER_REAL, SECONDS)
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            exec(code or compiled(source), space)
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


def by_output(source, calls):
    """Calls that share an output, the simplest call first: the answers that inverse questions are trained on.

    `[(output, [call, …]), …]` in the order in which outputs appear; only calls that return.
    """
    groups = {}
    code = compile(source, "<program>", "exec")
    for call in calls:
        end = outcome(source, call, code=code)
        if end.kind == "return":
            groups.setdefault(end.text, []).append(call)
    return [(output, sorted(found, key=simplicity)) for output, found in groups.items()]


def simplicity(call):
    """Shorter is simpler; among equals, fewer odd characters, then the text itself."""
    return len(call), sum(not (c.isalnum() or c in " '\"(),[]{}:") for c in call), call
