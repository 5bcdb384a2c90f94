"""The recording process: reads one job, locks itself in, runs the program, streams the trace."""

import fcntl
import json
import os
import signal
import sys

from . import sandbox
from .alarm import make_clock
from .errors import ProgramError
from .guards import Guards
from .intact import BUILTINS as __builtins__
from .pace import early, every_state
from .program import Program
from .recorder import record
from .stream import LAST, ChunkWriter

JOB_FD = 3
TRACE_FD = 4
TRACE_FD_HIGH = 200
STREAM_LOST = 98


def main():
    os.closerange(TRACE_FD + 1, 1 << 16)  # close what the parent's own parent left open
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
            except OSError:
                os_exit(STREAM_LOST)  # the reader is gone, or the program closed it

    return write


def run(job, writer, os_exit):
    limits = job["limits"]
    program = Program(
        job["source"].encode("latin-1") if job.get("binary") else job["source"], job["name"], job.get("path")
    )
    folder = job.get("folder")
    header = {"sandbox": sandbox.enter(job["scratch"], limits, job["parent"])}
    sys.argv[:] = [program.path, *job.get("argv", ())]
    sys.path[:] = ([folder] if folder else []) + sys.path[1:]

    def on_limit(tracer):
        # The program gets no exception: its `except:` and `finally` could keep it running for ever.
        tracer.finish({"exit": "never"})
        finish_streams()
        os_exit(0)

    guards = Guards()
    guards.install()
    # Asked to end: send what there is first. Where no Python code runs any more, the parent does not wait long.
    def last_words(*_):
        guards.leave()
        os_exit(0)

    signal.signal(signal.SIGTERM, last_words)
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
        pace=every_state if job.get("everyEvent") else early,
    )


def finish_streams():
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except BaseException:
            pass
