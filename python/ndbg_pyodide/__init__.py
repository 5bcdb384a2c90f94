"""Recording inside Pyodide: reads the job, takes away what leads to JavaScript, runs the program.

The walls stand outside, around the realm that the interpreter lives in (docs/security.md). What is removed here is
removed so that an ordinary program finds a plain Python: no `js`, no `pyodide`, an `asyncio` that works.
"""

import json
import os
import sys

# Not needed here but by programs and by the tracer: part of a snapshot, they cost nothing to load.
import asyncio  # noqa: F401
import collections  # noqa: F401
import dataclasses  # noqa: F401
import enum  # noqa: F401
import itertools  # noqa: F401
import math  # noqa: F401
import platform  # noqa: F401
import re  # noqa: F401
import string  # noqa: F401
import typing  # noqa: F401

from ndbg_trace import Program, ProgramError, record
from ndbg_trace.guards import Guards
from ndbg_trace.pace import close_behind
from ndbg_trace.stream import LAST, ChunkWriter

from .alarm import make_clock
from .loop import use_plain_event_loop
from .seal import seal
from .streams import open_streams

TRACE_FD = 3
ALARM_FD = 4


def main(job_path):
    with open(job_path, encoding="utf-8") as stream:
        job = json.load(stream)
    os.unlink(job_path)
    seal()
    use_plain_event_loop()
    open_streams()
    writer = ChunkWriter(_write_trace(TRACE_FD))
    try:
        _run(job, writer)
    except ProgramError as problem:
        writer.chunk([], [], [{"error": problem.as_record()}], LAST)
    _flush()


def _run(job, writer):
    limits = job["limits"]
    os_exit = os._exit
    source = job["source"]
    program = Program(source.encode("latin-1") if job["binary"] else source, job["name"], job["path"])
    folder = job.get("folder")
    sys.argv[:] = [program.path, *job["argv"]]
    sys.path[:] = ([folder] if folder else []) + [path for path in sys.path if path and path != "/lib/ndbg"]
    sys.setrecursionlimit(1000)

    def on_limit(tracer):
        tracer.finish({"exit": "never"})
        _flush()
        os_exit(0)

    guards = Guards()
    guards.install()
    record(
        program,
        writer,
        entry=job.get("entry"),
        arguments=job["args"],
        folder=folder,
        library=job["library"],
        steps=limits["steps"],
        repr_characters=limits["reprCharacters"],
        sets=job["sets"],
        clock=make_clock(ALARM_FD) if limits["reprSeconds"] else None,
        on_limit=on_limit,
        guards=guards,
        pace=close_behind,
    )


def _write_trace(target):
    os_write = os.write

    def write(data):
        view = memoryview(data)
        while view:
            view = view[os_write(target, view) :]

    return write


def _flush():
    for stream in (sys.stdout, sys.stderr):
        try:
            stream.flush()
        except BaseException:
            pass
