"""The loop of a worker: reads JSON lines from standard input, writes frames to file descriptor 3.

The first line has the settings of the build. Every other line is a job:
    {"set": "train", "from": 0, "to": 256, "given": [{"index": 7, "source": …}]}
        programs 0 to 255 of that set; given ones are recorded as they are, the others are made here

A frame is a byte of kind, four bytes of length (little endian) and the payload:
    S  ready: JSON about this Python          X  cannot start: {"message"}
    P  a program: JSON                        R  a call's recording: four bytes of length, JSON, the recording
    E  it is complete: counts, if any         D  it was dropped: {"index", "reason", "counts"}
    J  the job is done: {"seconds"}
Frames of one program are written at once, when it is complete. So if the process dies, the next program is to blame.
"""
import ast
import gc
import json
import os
import random
import sys
import time
import traceback
from itertools import accumulate

from ndbg_data.effect import Counter, Probe
from ndbg_data.program import Program
from ndbg_trace.stream import ChunkWriter, to_json

from . import variable_changes
from .guard import COSTLY, Guard, Stopped, die_with_parent
from .numbered_programs import NumberedPrograms, SettingsError
from .call_recorder import CallRecorder, Unfit, Words, main_of
from .whole_program import WholeProgram, WholeProgramRecorder

OUT = 3
# Cyclic garbage is collected after this many programs, at a fixed place: that is faster, and no program's finalizers
# run in another program's time.
SWEPT = 16
# The effect of method calls is measured on one program in this many, because it needs another run.
MEASURED = 16
# If a larger share of a job's programs cannot be made, the mistake is ours. The same number is in
# src/training-data/failure-tolerance.ts.
TOLERATED = 0.05


def send(data):
    view = memoryview(data)
    while view:
        view = view[os.write(OUT, view):]


def frame(kind, payload):
    if not isinstance(payload, bytes):
        payload = to_json(payload).encode()
    return kind + len(payload).to_bytes(4, "little") + payload


class Worker:
    def __init__(self, setup):
        self.setup = setup
        self.limits = setup["limits"]
        self.maker = NumberedPrograms(setup)
        self.guard = Guard(self.limits["memory"], self.limits["seconds"])
        weights = [(name, weight) for name, weight in setup["contexts"].items() if weight > 0]
        self.contexts, self.bounds = [name for name, _ in weights], list(accumulate(weight for _, weight in weights))
        self.counts = {}  # counts of the current program
        self.was_stopped = False  # whether the last program was stopped

    def count(self, what, by=1):
        self.counts[what] = self.counts.get(what, 0) + by

    def job(self, which, first, end, given):
        self.guard.rest()
        self.maker.of(which)  # reads files, which is forbidden later
        self.mistakes, self.tolerated = 0, TOLERATED * (end - first)
        making = recording = 0.0
        clock = time.process_time
        for index in range(first, end):
            began = clock()
            self.counts, self.was_stopped = {}, False
            program, identity, reason = self.make(which, index, given.get(index))
            made = clock()
            making += made - began
            if program is None:
                pieces = self.dropped(index, reason)
            else:
                record = self.whole if type(program) is WholeProgram else self.program
                pieces = record(which, index, program, identity)
            if self.was_stopped or index % SWEPT == 0 or index == end - 1:
                self.sweep()
            send(b"".join(pieces))
            recording += clock() - made
        send(frame(b"J", {"seconds": {"generate": making, "trace": recording}}))

    def dropped(self, index, reason):
        return [frame(b"D", {"index": index, "reason": reason, "counts": self.counts})]

    def stopped(self, index, why):
        """Counts a stopped program. How far it came is chance, so its events are not sent."""
        self.counts, self.was_stopped = {}, True
        return self.dropped(index, self.guard.broken or why.reason)

    def sweep(self):
        """Collects garbage under the guard, because finalizers are the programs' code."""
        self.guard.begin()
        try:
            with self.guard:
                gc.collect()
        except Stopped:
            pass

    def make(self, which, index, given):
        self.guard.begin()
        try:
            with self.guard:
                return self.maker.make(which, index) if given is None else self.maker.given(which, index, given)
        except Stopped as stopped:
            self.was_stopped = True
            return None, None, self.guard.broken or stopped.reason
        except Exception:
            # A failure to make one program in a million must not end a stream that a training depends on.
            self.mistakes += 1
            if self.mistakes > self.tolerated:
                raise
            return None, None, "cannot be made"

    def program(self, which, index, program: Program, identity):
        self.guard.begin()
        rng = random.Random(f"{self.setup['seed']}/{which}/{index}/calls")
        try:
            subject = CallRecorder(program.source, self.shows_working(which, index))
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            return self.dropped(index, "does not compile")
        pieces, ending = [], []
        try:
            for number in range(len(program.calls)):
                pieces += self.call(subject, program, number, rng, ending)
            if index % MEASURED == 0:
                self.measure(program, ending)
        except Stopped as why:
            return self.stopped(index, why)
        if not pieces:
            return self.dropped(index, "no call could be recorded")
        return [frame(b"P", about(index, identity, program, subject)), *pieces, frame(b"E", self.counts or b"")]

    def whole(self, which, index, program, identity):
        """Records a whole program once, from its entry."""
        self.guard.begin()
        rng = random.Random(f"{self.setup['seed']}/{which}/{index}/calls")
        try:
            working = self.shows_working(which, index)
            subject = WholeProgramRecorder(program.source, program.name, program.entry, working)
        except (SyntaxError, ValueError, RecursionError, MemoryError):
            return self.dropped(index, "does not compile")
        limits = {**self.limits, **self.setup["whole"]}
        try:
            recorded, _, end = self.guarded(subject, lambda builtins: subject.record_whole(limits, builtins))
            if end["exit"] == "never" and rng.random() >= self.setup["never"]:
                raise Unfit("never ends")
            # Programs written with a deliberate mistake are all kept.
            as_written = program.origin == "written" and not program.flags
            if end["exit"] == "error" and not as_written and rng.random() >= self.setup["raising"]:
                raise Unfit("raises")
        except Unfit as unfit:
            return self.dropped(index, str(unfit))
        except Stopped as why:
            return self.stopped(index, why)
        call = {"call": program.entry, "context": "whole", "number": 0, **worked_out(subject)}
        facts = {**about(index, identity, program, subject), "whole": True}
        return [frame(b"P", facts), self.recording(call, recorded), frame(b"E", self.counts or b"")]

    def shows_working(self, which, index):
        share = self.setup["working"] if which == "train" else 0
        # Its own random stream, so that the share of workings changes nothing else.
        return share > 0 and random.Random(f"{self.setup['seed']}/{which}/{index}/working").random() < share

    def measure(self, program, calls):
        """Counts method calls that have an effect, in runs that are known to end."""
        counter = Counter()
        code = compile(ast.fix_missing_locations(Probe().visit(ast.parse(program.source))), "<program>", "exec")
        for call in calls:
            counter.room = 1000
            space = {"__name__": "program", "__builtins__": self.guard.fresh_builtins(), "__probe__": counter.probe}
            try:
                with self.guard:
                    exec(code, space)
                    eval(call, space)
            except Stopped:
                raise
            except MemoryError:
                raise Stopped(COSTLY) from None
            except BaseException:
                continue
        self.count("method calls/effect", counter.effective)
        self.count("method calls/none", counter.total - counter.effective)

    def call(self, subject, program, number, rng, ending):
        context = rng.choices(self.contexts, cum_weights=self.bounds)[0]
        calls = program.calls[number:number + 2]
        if context == "several" and len(calls) < 2:
            context = "main"
        main = main_of(calls, context, rng)
        again = rng.random() < self.setup["set"] and "run_through" not in program.flags
        try:
            recorded, writer, end = self.run(subject, main, (), Words if again else ChunkWriter)
            if end["exit"] == "never" and rng.random() >= self.setup["never"]:
                raise Unfit("never ends")
            raises = end["exit"] == "error" and program.origin == "mutate"
            if raises and self.setup["raising"] < 1 and rng.random() >= self.setup["raising"]:
                raise Unfit("a mutant raises")
        except Unfit as unfit:
            self.count(f"calls dropped/{unfit}")
            return []
        if end["exit"] != "never":
            ending.append(program.calls[number])
        about = {"call": program.calls[number], "context": context, "number": number, **worked_out(subject)}
        pieces = [self.recording(about, recorded)]
        change = variable_changes.choose(writer, rng) if again and end["exit"] != "never" else None
        if change is not None:
            try:
                changed, _, end = self.run(subject, main, (change,), ChunkWriter)
                if end["exit"] != "never":
                    pieces.append(self.recording({**about, **worked_out(subject), "set": change}, changed))
            except Unfit:
                pass
        return pieces

    def run(self, subject, main, changes, writer):
        return self.guarded(subject, lambda builtins: subject.record(main, self.limits, builtins, changes, writer))

    def guarded(self, subject, record):
        if subject.draws:
            random.seed(0)
        try:
            with self.guard:
                return record(self.guard.fresh_builtins())
        finally:
            if self.guard.broken:
                # The program may have caught the exception that should stop it.
                raise Stopped(self.guard.broken)

    @staticmethod
    def recording(about, recorded):
        head = to_json(about).encode()
        return frame(b"R", len(head).to_bytes(4, "little") + head + recorded)


def about(index, identity, program, subject):
    """What the other side needs to know about a program."""
    return {
        "index": index, "identity": identity, "entry": program.entry, "origin": program.origin,
        "problem": program.problem,
        "flags": list(program.flags), "lines": subject.lines, "constructs": subject.constructs,
        **({} if subject.parts is None else {"parts": subject.parts}),
    }  # fmt: skip


def worked_out(subject):
    """The working of the last run's lines, part by part; empty if it was not recorded."""
    if subject.parts is None:
        return {}
    notes = subject.notes
    return {"working": notes.found, **({} if notes.until is None else {"workingUntil": notes.until})}


def main():
    die_with_parent()
    # The start folder is no place for modules: an import would look there, which a program must not.
    sys.path[:] = [place for place in sys.path if place not in ("", os.getcwd())]
    control = os.fdopen(os.dup(0), "rb")
    nowhere = os.open(os.devnull, os.O_RDWR)
    for descriptor in (0, 1):
        os.dup2(nowhere, descriptor)
    try:
        worker = Worker(json.loads(control.readline()))
    except SettingsError as error:
        send(frame(b"X", {"message": str(error)}))
        return
    version = "%d.%d" % sys.version_info[:2]
    send(frame(b"S", {"python": version, "implementation": sys.implementation.name, **worker.maker.about()}))
    gc.disable()
    gc.collect()
    gc.freeze()
    for line in control:
        job = json.loads(line)
        given = {program["index"]: program for program in job.get("given", ())}
        worker.job(job["set"], job["from"], job["to"], given)


try:
    main()
except BaseException:
    # A mistake of ours must be visible, although the programs' output is discarded.
    os.write(2, traceback.format_exc().encode())
    os._exit(70)
