"""A sandboxed process that works lines out (line.py). A job is a program, and each of its calls a line: JSON of
`line` and `locals` (name → repr), and if needed the arguments `loop` and `returned` of worked_out. The answer is
JSON too.
"""
import json

from ndbg_trace import worker

from .module import Module
from .line import worked_out

_KEPT = 64
_modules = {}


def main():
    worker.main(work_out)


def work_out(job, clock, send):
    try:
        module = module_of(job["source"])
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        module = None
    for number, call in enumerate(job["calls"], job["from"]):
        asked = json.loads(call)
        answer = None if module is None else answer_of(module, asked)
        send(number, json.dumps(answer).encode())


def answer_of(module, asked):
    try:
        return worked_out(module, asked["line"], asked["locals"], asked.get("loop"), asked.get("returned"))
    except (SyntaxError, ValueError, RecursionError, MemoryError):
        # A program that cannot be instrumented or compiled is not worked out.
        return None


def module_of(source):
    module = _modules.get(source)
    if module is None:
        if len(_modules) >= _KEPT:
            _modules.clear()
        module = _modules[source] = Module(source)
    return module
