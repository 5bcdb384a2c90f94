"""Runs a program under a live debugger, begun as the recorder begins it: entry, arguments, the module's name.

The debugger stops at the lines marked below, and steps into the program from the first two.
"""

import asyncio
import inspect
import json
import os
import signal
import socket
import sys
import types

sys.path[:] = [os.path.dirname(os.path.abspath(__file__))] + sys.path[1:]
from ndbg_trace.fields import FieldReader
from ndbg_trace.files import Files
from ndbg_trace.program import Program, evaluate_arguments, find_entry, parse_arguments, register
from ndbg_trace.values import Renderer

LONGEST = 10_000  # characters of one value, as the recorder keeps them


def die_with_parent():
    """Ends this process when the debugger's launcher is killed, if the kernel can do that."""
    try:
        import ctypes

        ctypes.CDLL(None).prctl(1, signal.SIGKILL)  # PR_SET_PDEATHSIG
        if os.getppid() == 1:  # it had died before
            os.kill(os.getpid(), signal.SIGKILL)
    except (ImportError, AttributeError, OSError):
        pass  # Not Linux: the debugger itself ends what it started.


def hurry():
    """Lets the debugger's answers leave at once: debugpy's own wait 40 ms for an acknowledgement each."""
    try:
        import pydevd

        pydevd.get_global_debugger().writer.sock.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    except (ImportError, AttributeError, OSError):
        pass  # Another debugger, or another version of it: then it is slower.


class OwnFiles:
    """What belongs to the program, by co_filename: looked up when it is first asked for."""

    def __init__(self, folder):
        self.files = Files(folder)

    def get(self, path):
        known = self.files.known
        return known[path] if path in known else self.files.look_up(path, [])


def tell_fields(folder):
    """The debugger asks for what objects hold by an expression: a module that it finds by name answers."""
    reader = FieldReader(OwnFiles(folder), Renderer(LONGEST).text)
    module = types.ModuleType("ndbg_live_fields")
    module.tell = lambda variables: {
        name: text for variable, value in variables for name, (_, _, text) in reader.of(variable, value, {}).items()
    }
    sys.modules[module.__name__] = module


def prepare(job):
    """What is to be called, with what; and the module for those who look for it."""
    with open(job["path"], "rb") as file:
        program = Program(file.read(), job["name"], job["path"])
    tell_fields(os.path.dirname(job["path"]))
    sys.path[0] = os.path.dirname(job["path"])
    sys.argv[:] = [job["path"]] + job["argv"]
    entry = job["entry"] or program.default_entry() or "<module>"
    if entry == "<module>":
        module = program.fresh_module("__main__")
        sys.modules["__main__"] = module
        return None, (program.code, vars(module)), {}
    module = program.fresh_module(program.module_name)
    register(module, program.module_name)
    exec(program.code, vars(module))
    target = find_entry(module, entry)
    args, kwargs = evaluate_arguments(parse_arguments(job["args"]), vars(module), job["args"])
    return target, args, kwargs


def run(target, args, kwargs):
    if target is None:
        exec(*args)  # ndbg: step in
    elif inspect.iscoroutinefunction(target):
        asyncio.run(target(*args, **kwargs))  # ndbg: step in
    else:
        target(*args, **kwargs)  # ndbg: step in


def main():
    how = "normal"
    hurry()
    die_with_parent()
    try:
        target, args, kwargs = prepare(json.loads(sys.argv[1]))
        run(target, args, kwargs)
    except SystemExit as problem:
        if problem.code not in (None, 0):
            how = repr(problem)
    except BaseException as problem:
        how = problem.args[0] if type(problem).__name__ == "ProgramError" else repr(problem)
    sys.stdout.flush()
    sys.stderr.flush()
    return how  # ndbg: ended


main()
