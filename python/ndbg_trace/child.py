"""The recording process: reads one job, locks itself in, runs the program, streams the trace."""

import fcntl
import json
import os
import sys

from . import sandbox
from .alarm import make_clock
from .errors import ProgramError
from .guards import Guards
from .program import Program
from .recorder import record
from .stream import LAST, ChunkWriter

JOB_FD = 3
TRACE_FD = 4
TRACE_FD_HIGH = 200


def main():
    with open(JOB_FD, "rb") as stream:
        job = json.loads(stream.read())
    os_exit = os._exit
    writer = ChunkWriter(open_trace())
    try:
        run(job, writer, os_exit)
    except ProgramError as problem:
        writer.chunk([], [], [{"error": problem.as_record()}], LAST)
    finish_streams()
    os_exit(0)


def open_trace():
    """The trace goes to a descriptor that child processes do not inherit and that small numbers do not hit."""
    target = fcntl.fcntl(TRACE_FD, fcntl.F_DUPFD_CLOEXEC, TRACE_FD_HIGH)
    os.close(TRACE_FD)
    os_write, os_exit = os.write, os._exit

    def write(data):
        view = memoryview(data)
        while view:
            try:
                view = view[os_write(target, view) :]
            except BrokenPipeError:
                os_exit(98)  # nobody listens any more

    return write


def run(job, writer, os_exit):
    limits = job["limits"]
    program = Program(
        job["source"].encode("latin-1") if job.get("binary") else job["source"], job["name"], job.get("path")
    )
    folder = job.get("folder")
    header = {"sandbox": sandbox.enter(job, limits)}
    sys.argv[:] = [program.path, *job.get("argv", ())]
    sys.path[:] = ([folder] if folder else []) + sys.path[1:]

    def on_limit(tracer):
        # The program is told nothing: its `except:` and `finally` could keep it running for ever.
        tracer.finish({"exit": "never"})
        finish_streams()
        os_exit(0)

    guards = Guards()
    guards.install()
    record(
        program,
        writer,
        entry=job.get("entry"),
        arguments=job.get("args", ""),
        folder=folder,
        library=job.get("library", False),
        steps=limits["steps"],
        repr_characters=limits["reprCharacters"],
        sets=job.get("sets", ()),
        clock=make_clock(limits["reprSeconds"]),
        on_limit=on_limit,
        header=header,
        guards=guards,
    )


def finish_streams():
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except BaseException:
            pass
