"""Recording one run of a program: what the process, the worker loop and Pyodide all call."""

import sys

from .errors import ProgramError, StepLimit
from .files import Files
from .intact import BUILTINS as __builtins__, restore
from .pace import usual
from .program import call_entry, evaluate_arguments, find_entry, outcome, parse_arguments, register
from .stream import ChunkWriter, to_json
from .recursion import RecursionRoom
from .tracer import SetFailed, Tracer
from .values import Renderer

STEPS = 1_000_000
REPR_CHARACTERS = 10_000


PYTHON = {
    "version": ".".join(map(str, sys.version_info[:3])),
    "implementation": sys.implementation.name,
    "platform": sys.platform,
}


def _head(entry, arguments, steps, characters, more):
    """The first record. The same call is often recorded of many programs."""
    if more:
        return {**_head_of(entry, arguments, steps, characters), **more}
    known = (entry, arguments, steps, characters)
    text = _heads.get(known)
    if text is None:
        if len(_heads) > 100:
            _heads.clear()
        text = _heads[known] = to_json(_head_of(*known))
    return text


def _head_of(entry, arguments, steps, characters):
    return {"python": PYTHON, "entry": entry, "arguments": arguments, "steps": steps, "repr": characters}


_heads = {}


def record(
    program,
    write,
    entry=None,
    arguments="",
    folder=None,
    library=False,
    steps=STEPS,
    repr_characters=REPR_CHARACTERS,
    sets=(),
    clock=None,
    on_limit=None,
    header=None,
    guards=None,
    pace=usual,
):
    """Run `program` once and stream its recording to `write(bytes)` (or a ChunkWriter). Gives the end record.

    `entry` is a dotted name, "<module>" for the module's lines, or None: what `default_entry` says. A ProgramError
    is raised when there is nothing to run. `on_limit(tracer)` is called when the step limit is passed, before the
    program notices; it may end the process. `guards`: a Guards, installed by the caller. `pace`: one of those in
    pace.py.
    """
    if entry is None:
        entry = program.default_entry() or "<module>"
    as_module = entry == "<module>"
    if as_module and arguments.strip():
        raise ProgramError("arguments", "a module takes no arguments: name an entry", text=arguments)
    given = None if as_module else parse_arguments(arguments)
    writer = write if isinstance(write, ChunkWriter) else ChunkWriter(write)
    renderer = Renderer(repr_characters, clock)
    files = Files(folder, library, program.known_codes)
    tracer = Tracer(files, writer, renderer, steps, sets, on_limit, pace)
    records = tracer.records
    known = records[:]
    records.clear()
    records.append(_head(entry, arguments, steps, repr_characters, header))
    files.add_program(program, records)
    records += known
    if pace is not usual:
        tracer.flush()
    name = "__main__" if as_module else program.module_name
    module = program.fresh_module(name)
    undo = register(module, name)
    problem = None
    started = lost = False
    room = RecursionRoom(tracer.limit_depth)
    if guards is not None:
        guards.on_exit = tracer.abandon
    try:
        try:
            if as_module:
                started = True
                tracer.start()
                exec(program.code, module.__dict__)
            else:
                exec(program.code, module.__dict__)
                target = find_entry(module, entry)
                args, kwargs = evaluate_arguments(given, module.__dict__, arguments)
                started = True
                tracer.start()
                call_entry(target, args, kwargs)
        finally:
            lost = tracer.stop()
    except SetFailed as failed:
        raise failed.problem from None
    except ProgramError:
        raise
    except BaseException as raised:
        problem = raised
    finally:
        restore()
        undo()
        room.close()
        if guards is not None:
            guards.on_exit = None
            records.extend({"note": note} for note in guards.notes)
    if tracer.limit_hit:
        problem = StepLimit()
    end = outcome(problem, renderer.text)
    if problem is not None:
        # Frames hang on the traceback: what the program left behind goes before the next run begins.
        problem.__traceback__ = None
    if tracer.awaited() >= 0:
        raise ProgramError("set", f"event {tracer.awaited()} was never reached", event=tracer.awaited())
    tracer.finish(end, lost and started)
    return {**end, "count": tracer.count}
