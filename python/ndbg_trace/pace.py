"""Decides how many states are sent at a time. Many is fast; few loses little when the interpreter dies or is ended.

A pace gives the size of the next chunk, from that of the last one and from how many states were sent.
"""

from .intact import BUILTINS as __builtins__

LONGEST = 4096
USUAL_FIRST = 1024


def usual(span, sent):
    return min(span * 2 or USUAL_FIRST, LONGEST)


def early(span, sent):
    """Few at first."""
    return min(span * 2 or 1, LONGEST)


def close_behind(span, sent):
    """For an interpreter that cannot send its rest at the end: most states have been sent at any time."""
    return min(sent // 64 or 1, LONGEST)


def every_state(span, sent):
    return 1
