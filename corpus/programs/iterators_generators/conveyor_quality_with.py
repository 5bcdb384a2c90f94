from contextlib import contextmanager
from enum import Enum
from itertools import islice


class Verdict(Enum):
    GOOD = "+"
    REWORK = "~"
    SCRAP = "-"


def parts():
    weight = 100
    for drift in (0, 2, -1, 4, -9, 1, 0):
        weight += drift
        yield weight


def judge(weights, target=100, tolerance=3):
    for w in weights:
        off = abs(w - target)
        if off <= tolerance:
            yield w, Verdict.GOOD
        elif off <= 2 * tolerance:
            yield w, Verdict.REWORK
        else:
            yield w, Verdict.SCRAP


@contextmanager
def shift(name, log):
    log.append(f"{name} starts")
    try:
        yield lambda text: log.append(f"{name}: {text}")
    finally:
        log.append(f"{name} ends")


def main():
    line = judge(parts())
    log = []
    with shift("early", log) as note:
        for w, verdict in islice(line, 4):
            note(f"{w} {verdict.value}")
    with shift("late", log) as note:
        rest = list(line)
        note("".join(v.value for _, v in rest))
    print("\n".join(log))
    bad = [v.name for _, v in judge(parts(), tolerance=1) if v is not Verdict.GOOD]
    print(bad, Verdict("~") is Verdict.REWORK)


main()
