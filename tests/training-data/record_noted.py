"""Records calls of programs with their workings: reads JSON {"source", "call"} per line on stdin, writes the same with
answers on stdout.

Usage: record_noted.py PYTHON_FOLDER
"""

import base64
import builtins
import json
import sys

sys.path.insert(0, sys.argv[1])
from ndbg_worker.call_recorder import CallRecorder  # noqa: E402

for line in sys.stdin:
    asked = json.loads(line)
    subject = CallRecorder(asked["source"], True)
    limits = {"steps": asked.get("steps", 1000), "repr": 600}
    recorded, _, _ = subject.record(["def main():", f"    return {asked['call']}"], limits, dict(vars(builtins)))
    about = {"parts": subject.parts, "working": subject.notes.found, "recording": base64.b64encode(recorded).decode()}
    print(json.dumps(about), flush=True)
