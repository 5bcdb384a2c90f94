"""Our recorder and the plain one, side by side in one process. One JSON line a program on stdout.

Usage: trace_recorders.py REPEATS
"""

import base64
import json
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [os.path.join(HERE, "..", "python"), HERE]
from ndbg_trace import Program, record  # noqa: E402
from plain_recorder import record_plain  # noqa: E402

PATH = os.path.join(HERE, "trace_programs.py")
SIZES = {"few": 20000, "calls": 8000, "atoms": 6000, "containers": 4000, "mutating": 5000}


def ours(program, name, size, write):
    start = time.process_time()
    end = record(program, write, entry=name, arguments=str(size), steps=10**9)
    return time.process_time() - start, end["count"]


def plain(space, name, size):
    start = time.process_time()
    events = record_plain(space[name], (size,), PATH)
    return time.process_time() - start, events


def main():
    with open(PATH) as stream:
        source = stream.read()
    program = Program(source, "trace_programs.py", PATH)
    space = {}
    exec(program.code, space)
    for name, size in SIZES.items():
        best = {"ours": 1e9, "plain": 1e9}
        for _ in range(int(sys.argv[1])):  # in turns, so that both see the same weather
            seconds, count = ours(program, name, size, lambda data: None)
            best["ours"] = min(best["ours"], seconds / count)
            seconds, events = plain(space, name, size)
            best["plain"] = min(best["plain"], seconds / len(events))
            del events
        trace = bytearray()
        ours(program, name, 40, trace.extend)
        sample = [(event, line, texts) for event, line, texts, _ in plain(space, name, 40)[1]]
        names = max(len(texts) for _, _, texts in sample)
        print(
            json.dumps(
                {"name": name, "locals": names, **best, "sample": sample, "trace": base64.b64encode(trace).decode()}
            ),
            flush=True,
        )
    print(json.dumps({"name": "small", **small()}))


def small(turns=1500):
    """A program of fifteen events, recorded again and again: what a recording costs beside its events."""
    program = Program(
        "def tally(word, ch):\n    hits = 0\n    for c in word:\n        if c == ch:\n"
        "            hits += 1\n    return hits\n"
    )
    trace = bytearray()
    count = record(program, trace.extend, entry="tally", arguments="'noon', 'o'")["count"]
    best = 1e9
    for _ in range(int(sys.argv[1])):
        start = time.process_time()
        for _ in range(turns):
            record(program, lambda data: None, entry="tally", arguments="'noon', 'o'")
        best = min(best, (time.process_time() - start) / turns)
    return {"count": count, "seconds": best, "trace": base64.b64encode(trace).decode()}


main()
