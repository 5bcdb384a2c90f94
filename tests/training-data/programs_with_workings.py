"""Programs recorded as they are and with their workings recorded: one JSON line a call on stdout.

Usage: programs_with_workings.py ROOT COUNT < DRILLS, with COUNT programs of each source. DRILLS: [source, calls] each,
in JSON.
"""

import builtins
import json
import os
import random
import sys
import warnings

root, count = sys.argv[1], int(sys.argv[2])
sys.path.insert(0, os.path.join(root, "python"))
from ndbg_data.wrapping import wrapped  # noqa: E402
from ndbg_worker.numbered_programs import NumberedPrograms  # noqa: E402
from ndbg_worker.call_recorder import CallRecorder, Unfit  # noqa: E402
from odd_programs import PROGRAMS  # noqa: E402

warnings.simplefilter("ignore")
answers, sys.stdout = sys.stdout, open(os.devnull, "w")


def recorded(subject, call, steps):
    random.seed(0)
    limits = {"steps": steps, "repr": 6000}
    try:
        return subject.record(["def main():", f"    return {call}"], limits, dict(vars(builtins)))[0]
    except Unfit as unfit:
        return str(unfit)


def compare(name, source, calls, steps=1000):
    # The first compilation may give sets of texts another order than all that follow: it is not compared.
    first, plain, working = CallRecorder(source), CallRecorder(source), CallRecorder(source, True)
    for call in calls:
        recorded(first, call, steps)
        expected, found = recorded(plain, call, steps), recorded(working, call, steps)
        about = {"name": f"{name} {call}", "same": expected == found, "bytes": len(expected)}
        answers.write(json.dumps({**about, "source": source, "notes": len(working.notes.found) // 3}) + "\n")


for name, source in PROGRAMS.items():
    compare(name, source, ["run()"], 3000)
for index, (source, calls) in enumerate(json.load(sys.stdin)):
    compare(f"drill {index}", source, calls)
    compare(f"drill {index} wrapped", wrapped(source, random.Random(index), 0.7), calls[:2])
for name in ("seeds", "mutate"):
    setup = {"seed": "noted", "root": root, "programs": {"mix": {name: 1}}, "permille": 0, "exclude": [], "files": [],
             "written": []}
    maker = NumberedPrograms(setup)
    for index in range(count):
        program, _, _ = maker.make("train", index)
        if program is not None:
            compare(f"{name} {index}", program.source, program.calls)
            compare(f"{name} {index} wrapped", wrapped(program.source, random.Random(index), 0.7), program.calls[:2])
