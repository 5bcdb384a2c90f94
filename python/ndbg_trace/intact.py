"""The builtins as they were before any program ran.

A program may rebind `len`; the recorder must not notice. A module that takes `BUILTINS as __builtins__` before it
defines functions has them look names up here.
"""

import builtins

BUILTINS = dict(vars(builtins))
_real = vars(builtins)


def restore():
    """What a program did to them ends with it."""
    if _real != BUILTINS:
        _real.clear()
        _real.update(BUILTINS)
