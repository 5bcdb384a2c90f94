#!/usr/bin/env python3
"""Where lines lead: the module's own, generators, handlers, loops with else, several statements on a line."""
from __future__ import annotations
import math
import sys as system
from collections import deque, namedtuple
from functools import wraps, partial

DEBUG = False
NAMES = [
    "ann",  # the first
    'bo"b',
    """mul
ti""",
]
SQUARES = {n: n * n for n in range(3)}
Pair = namedtuple("Pair", "left right")
x: int = 3
y: str
a, (b, *c) = 1, (2, 3, 4)
if DEBUG:
    mode = "debug"
elif x:
    mode = "plain"


def logged(function):
    @wraps(function)
    def wrapper(*args, **kwargs):
        result = function(*args, **kwargs)
        return result

    return wrapper


@logged
def decorated(n, *rest, key="k", **others):
    return n


def plain(n, /, m=4, *rest, key="k", **others):
    pass


def numbers(limit):
    """Counts."""
    n = 0
    while True:
        if n >= limit:
            return "done"
        got = yield n
        n += 1 if got is None else got


def cleaned():
    try:
        yield 1
        yield 2
    finally:
        left = "closed"


def delegates():
    result = yield from numbers(2)
    return result


class Ring:
    size = 3
    items = []

    def __init__(self, *items):
        self.items = list(items)

    def __len__(self):
        return len(self.items)

    def __enter__(self):
        return self

    def __exit__(self, kind, value, trace):
        return kind is KeyError


def leaves(items):
    for item in items:
        try:
            if item == 1:
                continue
            if item == 2:
                break
            value = 10 // item
        except ZeroDivisionError as error:
            value = 0
        else:
            value += 1
        finally:
            seen = item
    else:
        value = "all"
    while value: value = value and 0
    if seen: seen = 5; other = seen
    return value, seen


def suppressed():
    with Ring(1, 2) as ring, Ring() as other:
        size = len(ring)
        raise KeyError("gone")
    after = "here"
    with Ring(3):
        return after


def matched(command):
    match command.split():
        case ["go", place]:
            result = place
        case [word]:
            result = word
        case _:
            result = None
    return result


def walrus(values):
    if (n := len(values)) > 2 and (first := values[0]):
        return n, first
    assert n, "empty"
    total = sum(v for v in values) + max(values, key=lambda v: -v)
    pick = values[0] if n else None
    return pick or total, not n, n == 2, n is None


def multi(
    first,
    second=("a", -1.50, None),
):
    value = plain(
        first,
        key="z",
    )
    return (
        value,
        second,
    )


def main():
    p = plain(1, 2, 3, key=[1, 2], other={"a": (1,)})
    q = plain(*[1, 2], **{"key": "w"})
    d = decorated(5, 6)
    e = decorated(n=7)
    gen = numbers(3)
    first = next(gen)
    sent = gen.send(2)
    rest = list(gen)
    for value in cleaned():
        kept = value
        break
    value = None
    both = list(delegates())
    out = leaves([3, 0, 1, 2]), leaves((0, 5))
    m = matched("go home"), matched("stop"), matched("a b c")
    w = walrus([2, 1]), walrus([])if DEBUG else walrus((4, 5, 6))
    u = multi("x"), multi("y", second=())
    try:
        plain()
    except TypeError as problem:
        text = str(problem)
    handler = partial(plain, 9)
    r = handler(m=8)
    s = suppressed()
    k = math.floor(2.5), Pair(1, "r"), deque([1, 2], 3)
    t = "a\tb\\" 'c"' r"\d", b"\x00\xff'" rb"\d"
    f = 1e16, .5, -0.0, 1_000.0, 0xff, 3 - 4, "-" * 3, -2
    return k, m, w


for name in NAMES:
    upper = name.upper()
else:
    print("names", len(NAMES))
for i, name in enumerate(NAMES):
    for j in range(2, 0, -1):
        pass
ring = Ring(1)
try:
    value = main()
except Exception as error:
    print("failed", error)
if __name__ == "__main__":
    print("end", value[1])
    del value
