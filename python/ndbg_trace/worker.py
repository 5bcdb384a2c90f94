"""A recorder that stays: many small programs, one process. For each job one source and many calls, each with fresh
globals. What a job leaves behind in the interpreter (running threads) ends the process; the parent starts
another. The parent also watches the clock.

In: a frame a job, 4 bytes of length and JSON. Out: frames of four 32-bit words (job, call, kind, length) and a payload.
"""

import _thread
import json
import os
import shutil
import struct
import sys

from . import sandbox
from .alarm import make_clock
from .child import JOB_FD, TRACE_FD, open_trace
from .errors import ProgramError
from .guards import Guards
from .intact import BUILTINS as __builtins__
from .program import Program
from .recorder import record
from .stream import LAST, ChunkWriter

READY, RECORDING, DONE = range(3)


def main(run=None):
    """`run(job, clock, send)`: what is done with a job; else its calls are recorded."""
    run = run or record_calls
    os.closerange(TRACE_FD + 1, 1 << 16)
    os_exit = os._exit
    jobs = open(JOB_FD, "rb")
    write = open_trace()
    setup = json.loads(read_frame(jobs))
    walls = sandbox.enter(setup["scratch"], setup["limits"], setup["parent"])
    sys.path[:] = sys.path[1:]
    guards = Guards()
    guards.install()
    clock = make_clock(setup["limits"]["reprSeconds"])

    def send(job, call, kind, payload=b""):
        write(struct.pack("<4I", job, call, kind, len(payload)) + payload)

    send(0, 0, READY, json.dumps(walls).encode())
    while True:
        frame = read_frame(jobs)
        if frame is None:
            os_exit(0)
        job = json.loads(frame)
        number = job["number"]
        run(job, clock, lambda call, trace: send(number, call, RECORDING, trace))
        changed = _thread._count()
        if os.listdir(setup["scratch"]):
            empty(setup["scratch"])
        send(number, 1 if changed else 0, DONE)
        if changed:
            os_exit(0)


def record_calls(job, clock, send):
    """Each call's trace is whole, whatever went wrong with it."""
    program = problem = None
    try:
        program = Program(job["source"], job["name"])
    except ProgramError as found:
        problem = found
    limits = job["limits"]
    for call, arguments in enumerate(job["calls"], job["from"]):
        trace = bytearray()
        writer = ChunkWriter(trace.extend)
        try:
            if problem is not None:
                raise problem
            record(
                program,
                writer,
                entry=job.get("entry"),
                arguments=arguments,
                steps=limits["steps"],
                repr_characters=limits["reprCharacters"],
                clock=clock,
            )
        except ProgramError as found:
            writer.chunk([], [], [{"error": found.as_record()}], LAST)
        send(call, trace)


def read_frame(stream):
    head = stream.read(4)
    return stream.read(struct.unpack("<I", head)[0]) if len(head) == 4 else None


def empty(folder):
    for name in os.listdir(folder):
        path = os.path.join(folder, name)
        if os.path.isdir(path) and not os.path.islink(path):
            shutil.rmtree(path, ignore_errors=True)
        else:
            os.unlink(path)
