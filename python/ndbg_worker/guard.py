"""Limits what a program may use: time, memory, output, and everything outside the process.

An exception that is no Exception stops a program. A program that cannot be stopped so (it hangs in C code, it kills
the process) is ended from outside, by the parent process.
"""
import _thread
import builtins
import io
import os
import resource
import signal
import sys
import time

NO_LIMIT = resource.RLIM_INFINITY
# Audit events that no program of ours needs: they reach outside the process or start threads.
FORBIDDEN = (
    "os.", "subprocess.", "socket.", "shutil.", "ctypes.", "_thread.", "time.sleep", "builtins.input", "signal.",
    "resource.", "mmap.", "fcntl.", "tempfile.", "urllib.", "http.", "ftplib.", "smtplib.", "sqlite3.", "webbrowser.",
    "pty.",
    "code.__new__", "sys.addaudithook", "sys._current_frames", "gc.",
)  # fmt: skip

# The events that come most, some at every event of a recording: our own looks at frames raise them too.
HARMLESS = frozenset(("object.__getattr__", "sys._getframe", "compile", "exec", "import"))

# The reason for dropping a program that takes too much time or memory. Which limit is met first, and whether this
# process or the system ends it, is chance. So all of these have one reason. It is repeated in
# src/training-data/python-process.ts.
COSTLY = "takes too much"


class Stopped(BaseException):
    """Stops a program. `reason` is counted."""

    def __init__(self, reason):
        super().__init__(reason)
        self.reason = reason


class _Nowhere(io.TextIOBase):
    """Discards output."""

    encoding = "utf-8"
    errors = "replace"

    def write(self, text):
        if not isinstance(text, str):
            raise TypeError(f"write() argument must be str, not {type(text).__name__}")
        return len(text)

    def writable(self):
        return True


class Guard:
    """`with guard:` limits a program's run; `guard.broken` then says what it tried."""

    def __init__(self, memory_mib, seconds):
        self.seconds = self.left = seconds
        self.memory = memory_mib << 20
        self.most = resource.getrlimit(resource.RLIMIT_CPU)[1]
        self.active = False
        self.broken = None
        self.builtins = dict(vars(builtins))
        self.recursion = sys.getrecursionlimit()
        # Imports read the library and our own code; any other file would depend on the machine.
        here = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))
        self.readable = (os.path.dirname(os.__file__), here)
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
        os.register_at_fork(after_in_child=lambda: os._exit(1))
        signal.signal(signal.SIGPROF, self._alarm)
        # Older Python versions raise no audit event for threads.
        _thread.start_new_thread = _thread.start_new = self._no_threads
        if "threading" in sys.modules:
            sys.modules["threading"]._start_new_thread = self._no_threads
        sys.addaudithook(self._audit)
        try:
            self.statm = os.open("/proc/self/statm", os.O_RDONLY)
        except OSError:
            self.statm = None

    def begin(self):
        """Starts another program. Its runs share `seconds`, and memory beyond what the process uses already."""
        self.left = self.seconds
        resource.setrlimit(resource.RLIMIT_AS, (self.address_space() + self.memory, NO_LIMIT))
        # A program that computes in C code sees no alarm: the system ends the whole process.
        resource.setrlimit(resource.RLIMIT_CPU, (int(time.process_time() + self.seconds) + 2, self.most))

    def address_space(self):
        """Bytes of address space in use; 0 if the system does not say, so that the limit is for all of it."""
        if self.statm is None:
            return 0
        return int(os.pread(self.statm, 100, 0).split()[0]) * resource.getpagesize()

    def rest(self):
        """Between programs our own code has no limits."""
        resource.setrlimit(resource.RLIMIT_AS, (NO_LIMIT, NO_LIMIT))
        resource.setrlimit(resource.RLIMIT_CPU, (self.most, self.most))

    def fresh_builtins(self):
        """A copy of the builtins that a program may change."""
        made = dict(self.builtins)
        made["id"] = self._id
        return made

    def _id(self, value, /):
        """Addresses differ between runs, so a program that asks for one is dropped."""
        self.broken = "forbidden"
        raise Stopped("forbidden")

    def _no_threads(self, *arguments):
        self.broken = "forbidden"
        raise Stopped("forbidden")

    def _alarm(self, signum, frame):
        # A run that is leaving is not stopped: we would go on as if it were still there.
        if self.active and frame.f_code is not Guard.__exit__.__code__:
            self.broken = COSTLY
            raise Stopped(COSTLY)

    def _audit(self, event, args):
        if event in HARMLESS or not self.active:
            return
        if event == "open":
            path, mode = args[0], args[1]
            if isinstance(path, str) and path.startswith(self.readable) and (mode is None or "r" in mode):
                return
        elif not event.startswith(FORBIDDEN):
            return
        elif event in ("os.listdir", "os.scandir") and isinstance(args[0], str) and args[0].startswith(self.readable):
            return
        self.broken = "forbidden"
        raise Stopped("forbidden")

    def __enter__(self):
        self.broken = None
        sys.stdin, sys.stdout, sys.stderr = io.StringIO(""), _Nowhere(), _Nowhere()
        # Counts the process's CPU time, user and system, so that the machine's load does not matter. The timer
        # repeats, for programs that catch everything. A process that only waits is ended from outside.
        signal.setitimer(signal.ITIMER_PROF, self.left, self.seconds / 10)
        self.active = True
        return self

    def __exit__(self, kind, problem, trace):
        self.active = False
        sys.settrace(None)
        # Zero would mean no limit.
        self.left = max(signal.setitimer(signal.ITIMER_PROF, 0)[0], 0.001)
        if vars(builtins) != self.builtins:
            vars(builtins).clear()
            vars(builtins).update(self.builtins)
        if sys.getrecursionlimit() != self.recursion:
            sys.setrecursionlimit(self.recursion)


def die_with_parent():
    """Ends this process when its worker is killed."""
    try:
        import ctypes

        ctypes.CDLL(None).prctl(1, signal.SIGKILL)
    except (ImportError, OSError, AttributeError):
        pass
