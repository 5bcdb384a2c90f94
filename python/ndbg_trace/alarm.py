"""A cap on the time of one `repr`, where the system has timers: a signal that raises into it."""

from .intact import BUILTINS as __builtins__
from .values import ReprTimeout

try:
    import signal
except ImportError:  # Pyodide may leave it out
    signal = None


def make_clock(seconds):
    """`clock(function, *args)` raises ReprTimeout inside `function` after `seconds`; None where that cannot be had."""
    if not seconds or signal is None or not hasattr(signal, "setitimer"):
        return None
    setitimer, real = signal.setitimer, signal.ITIMER_REAL
    running = False

    def ring(number, frame):
        if running:
            raise ReprTimeout

    try:
        signal.signal(signal.SIGALRM, ring)
    except ValueError:  # not in the main thread
        return None
    getsignal, sigalrm = signal.getsignal, signal.SIGALRM

    def clock(function, *args):
        nonlocal running
        if getsignal(sigalrm) is not ring:  # the program uses this signal itself, so its own handler stays
            return function(*args)
        running = True
        # It rings again: a `__repr__` may swallow the first.
        setitimer(real, seconds, 0.05)
        try:
            return function(*args)
        finally:
            running = False
            setitimer(real, 0)

    return clock
