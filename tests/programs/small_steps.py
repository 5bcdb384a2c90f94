"""Which operations drills tell in small steps: [source, calls] of each drill on standard input, in JSON.

Answers with how many runs tell the steps of an operation, and of no other, and with the operations that there are.
"""
import builtins
import json
import os
import random
import sys
from collections import Counter

from ndbg_worker.call_recorder import CallRecorder, Unfit
from ndbg_line_parts.small_steps import KINDS

LIMITS = {"steps": 1000, "repr": 6000}


def worked_out(source, calls):
    subject = CallRecorder(source, True)
    kinds = {kind for kind, _, _ in (subject.operations or {}).values()}
    # Of several it is not known whose they are.
    if len(kinds) != 1:
        return
    for call in calls:
        random.seed(0)
        try:
            subject.record(["def main():", f"    return {call}"], LIMITS, dict(vars(builtins)))
        except Unfit:
            continue
        if 0 in subject.notes.found[1::3]:
            yield from kinds


def main():
    programs = json.load(sys.stdin)
    # What drills print is not for who asked.
    answer, sys.stdout = sys.stdout, open(os.devnull, "w")
    counts = Counter(kind for source, calls in programs for kind in worked_out(source, calls))
    json.dump({"counts": counts, "kinds": sorted(KINDS)}, answer)


if __name__ == "__main__":
    main()
