"""Odd programs, recorded with events from `sys.settrace` and from `sys.monitoring`: one JSON line each on stdout.

Usage: event_sources.py PYTHON_FOLDER
"""

import base64
import json
import sys

sys.path.insert(0, sys.argv[1])
from ndbg_trace import Program, record, watching  # noqa: E402

PROGRAMS = {
    "loops on one line": """
def main():
    i = 0
    while i < 3: i += 1
    for x in range(2): i += x
    return i
""",
    "generators": """
def inner():
    try:
        yield 1
        yield 2
    finally:
        z = 1
def outer():
    r = yield from inner()
    return r
def main():
    g = outer()
    a = next(g)
    g.close()
    unstarted = inner()
    unstarted.close()
    for q in outer():
        a += q
    try:
        next(iter(()))
    except StopIteration as e:
        b = e
    k = outer()
    next(k)
    try:
        k.throw(ValueError("x"))
    except ValueError: pass
    left = inner()
    next(left)
    left = None
    return sum(x for x in outer())
""",
    "coroutines": """
import asyncio
async def one(n):
    await asyncio.sleep(0)
    return n
async def several():
    for i in range(2):
        yield i
async def main():
    t = await asyncio.gather(one(1), one(2))
    xs = [i async for i in several()]
    async for j in several():
        t.append(j)
    return t
""",
    "exceptions": """
class E(Exception):
    pass
def f(x):
    try:
        raise E(x)
    except E as e:
        raise ValueError("y") from e
    finally:
        z = 1
def main():
    import contextlib
    for i in range(2):
        try:
            f(i)
        except ValueError as v:
            w = v
    with contextlib.suppress(KeyError):
        {}[1]
    raise SystemExit(3)
""",
    "callbacks": """
class A:
    def __init__(self, v):
        self.v = v
    def __repr__(self):
        return f"A({self.v})"
    def __del__(self):
        gone = self.v
def decorate(f):
    def g(*a):
        return f(*a)
    return g
@decorate
def h(a):
    return a.v
def main():
    xs = [A(3), A(1)]
    xs.sort(key=lambda a: a.v)
    xs.pop()
    return h(xs[0]), {k: v for k, v in zip("ab", xs)}
""",
    "a module": """
x = 1
def f():
    global x
    x += 1
f()
class B:
    y = 2
    z = [i for i in range(3)]
for i in range(2): f()
""",
    "no end": """
def main():
    n = 0
    while True:
        n += 1
""",
    "patterns": """
def main():
    out = []
    for v in [1, (2, 3), {"a": 1}, "x"]:
        match v:
            case int(): out.append("i")
            case (a, b): out.append(a)
            case {"a": q}: out.append(q)
            case _: pass
    return out
""",
}


def recorded(source, entry):
    out = bytearray()
    end = record(Program(source), out.extend, entry=entry, steps=1000)
    return [end, base64.b64encode(out).decode()]


for name, source in PROGRAMS.items():
    entry = "main" if "def main" in source else None
    is_possible = watching.is_possible
    watched = recorded(source, entry)
    watching.is_possible = lambda steps: False
    traced = recorded(source, entry)
    watching.is_possible = is_possible
    print(json.dumps({"name": name, "watched": watched, "traced": traced, "is_watched": is_possible(1000)}))
