"""Keeps a program from ending its own recording by accident: its trace functions, its breakpoints, `os._exit`.

Not a wall: a program that means to can reach everything in its own interpreter. The walls stand around the process.
"""

import os
import sys

from .intact import BUILTINS as __builtins__


class Guards:
    def __init__(self):
        self.notes = []
        self.on_exit = None  # called with an end record, or None for no proper end, before the process dies

    def note(self, text):
        if text not in self.notes:
            self.notes.append(text)

    def install(self):
        theirs = [None]

        def settrace(function):
            if function is not None:
                self.note("the program set a trace function; it is not called while the run is recorded")
            theirs[0] = function

        def gettrace():
            return theirs[0]

        sys.settrace = settrace
        sys.gettrace = gettrace
        if hasattr(sys, "_settraceallthreads"):
            sys._settraceallthreads = settrace
        sys.breakpointhook = self._breakpoint
        real_exit = os._exit

        def _exit(status):
            # The program's own way out: it ends there, as it would without us.
            ended = {"exit": "normal"} if status == 0 else {"exit": "error", "error": f"os._exit({status!r})"}
            self.leave(ended)
            real_exit(status)

        os._exit = _exit
        if "posix" in sys.modules:
            sys.modules["posix"]._exit = _exit
        real_abort = os.abort

        def abort():
            self.leave()
            real_abort()

        os.abort = abort

    def _breakpoint(self, *args, **kwargs):
        self.note("breakpoint() is passed over while the run is recorded")

    def leave(self, ended=None):
        on_exit, self.on_exit = self.on_exit, None
        if on_exit is not None:
            on_exit(ended)
