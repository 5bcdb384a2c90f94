"""The trace function runs on top of the program's stack, so it needs room above the program's recursion limit.

The program sees the limit it knows; the real one is higher, and the tracer raises RecursionError at the one it sees.
"""

import sys

from .intact import BUILTINS as __builtins__

_get, _set = sys.getrecursionlimit, sys.setrecursionlimit


def _with_room(limit):
    # Up to 3.11 calls through C code count too, so one frame may cost several.
    return limit + 300 if sys.version_info >= (3, 12) else 3 * limit + 500


class RecursionRoom:
    def __init__(self, limit_depth):
        self.before = _get()
        self.seen = self.before
        self.limit_depth = limit_depth
        self._apply(self.before)
        sys.getrecursionlimit = self._get
        sys.setrecursionlimit = self._set

    def _apply(self, limit):
        _set(_with_room(limit))
        self.seen = limit
        self.limit_depth(limit)

    def _get(self):
        return self.seen

    def _set(self, limit):
        if type(limit) is not int or limit < 1:
            return _set(limit)  # raises the right error
        self._apply(min(limit, 1 << 28))

    def close(self):
        sys.getrecursionlimit = _get
        sys.setrecursionlimit = _set
        _set(self.before)
