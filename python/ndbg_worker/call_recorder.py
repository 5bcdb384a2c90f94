"""Records one program call by call. The program is parsed and compiled once; each call adds its `main`."""
import ast
import sys
from functools import lru_cache

from ndbg_trace import recorder
from ndbg_trace.errors import ProgramError
from ndbg_trace.files import KnownCodes, SourceFile
from ndbg_trace.outline import Outline, Scope
from ndbg_trace.program import Program
from ndbg_trace.stops import stop_lines
from ndbg_trace.stream import ChunkWriter, to_json
from ndbg_trace.tracer import Tracer
from ndbg_trace.values import CUT, Renderer

from .guard import COSTLY, Stopped
from ndbg_data.constructs import constructs
from ndbg_data.syntax import walk
from ndbg_line_parts.instrument import Instrumenter
from .styles import styled
from ndbg_line_parts.notes import NAME as NOTE, Notes, note

# `main` has no arguments, thousands of times a second.
recorder.parse_arguments = lru_cache(8)(recorder.parse_arguments)

class TooLong(BaseException):
    """Ends a program that made a value too long to show. Its recording would be dropped, and growing values cost the
    most."""


class ShortValues(Renderer):
    met = False  # whether the current run made a value that is too long

    def cut(self, text):
        if len(text) > self.limit:
            ShortValues.met = True
            raise TooLong
        return text


class BriefTracer(Tracer):
    """A tracer that can be taken apart. Its functions refer to each other, and collecting thousands of them a second
    takes a tenth of the time."""

    latest = None

    def __init__(self, *given):
        super().__init__(*given)
        BriefTracer.latest = self
        Notes.follow(self.events)

    @staticmethod
    def take_apart():
        tracer, BriefTracer.latest = BriefTracer.latest, None
        if tracer is None:
            return
        cells = tracer.trace.__closure__
        vars(tracer).clear()
        for cell in cells:
            try:
                del cell.cell_contents
            except ValueError:
                pass  # never filled


recorder.Renderer, recorder.Tracer = ShortValues, BriefTracer

NAME = "program.py"
CUT_BYTES = CUT.encode()
RESULTS = ("result", "out", "value", "answer", "res", "x", "got", "r", "output", "ret")
PAIRS = (
    ("first", "second"), ("a", "b"), ("x", "y"), ("one", "two"),
    ("left", "right"), ("before", "after"), ("r1", "r2"), ("u", "v"),
)  # fmt: skip


class Unfit(Exception):
    """The call makes no document; the reason is counted."""


def main_of(calls, context, rng):
    """The lines of a `main` that makes the calls."""
    calls = [styled(call, rng) for call in calls]
    if context == "several" and len(calls) > 1:
        first, second = rng.choice(PAIRS)
        made = [f"    {first} = {calls[0]}", f"    {second} = {calls[1]}"]
        return ["def main():", *made, f"    return {first}, {second}"]
    if context == "result":
        name = rng.choice(RESULTS)
        return ["def main():", f"    {name} = {calls[0]}", f"    return {name}"]
    return ["def main():", f"    return {calls[0]}"]


class Words(ChunkWriter):
    """A writer that also keeps what it writes, to look at the events again."""

    def __init__(self, write):
        super().__init__(write)
        self.words, self.texts, self.names = [], [], []

    def chunk(self, words, texts, records, flags):
        self.words += words
        self.texts += texts
        for record in records:
            if type(record) is dict:
                self.names += record.get("names", ())
        super().chunk(words, texts, records, flags)


def compiled(tree, text, name=NAME):
    """Compiles a tree. The interpreter rebuilds a constant set in another order if it has met the set's strings
    elsewhere as other objects, so what ran before would change the order of the set. Interning the strings
    prevents that."""
    if "{" in text:
        for node in walk(tree):
            if type(node) is ast.Constant and type(node.value) is str:
                node.value = sys.intern(node.value)
    return compile(tree, name, "exec", dont_inherit=True)


class Called(Program):
    """The program with one `main`, ready to be recorded. It reuses what is known about the program."""

    def __init__(self, subject, main, builtins):
        line = subject.lines + 2
        text = "\n".join(main) + "\n"
        self.name = self.path = NAME
        self.text = subject.source + "\n" + text
        self.subject = subject
        self.builtins = builtins
        self.known_codes = subject.known_codes()
        shifted = "\n" * (line - 1) + text
        has_scopes = "lambda" in text or " for " in text
        tree = ast.parse(shifted, NAME) if has_scopes or "{" in text else None
        self.code = compile(shifted, NAME, "exec", dont_inherit=True) if tree is None else compiled(tree, text)
        self.outline = Outline.__new__(Outline)
        self.outline.module = subject.outline.module
        if has_scopes:
            inner = Outline(tree, line - 1 + len(main)).scopes
            self.outline.scopes = {**subject.outline.scopes, **inner}
            stops = stop_lines(self.code, self.outline)
        else:
            scope = Scope("main", "main", line, line, line + len(main) - 1, [])
            for shown in main[1:-1]:
                scope.places[shown.split("=", 1)[0].strip()] = len(scope.places)
            self.outline.scopes = {**subject.outline.scopes, (line, "main"): [scope]}
            stops = list(range(line, line + len(main)))
        about = {"file": NAME, "first": 1, "source": self.text, "stops": subject.stops + stops}
        self.kept = (SourceFile(0, NAME, 1, self.outline), to_json(about), line + len(main))

    def fresh_module(self, name):
        """A module in which the program's own lines have run; those of `main` follow."""
        module = super().fresh_module(name)
        module.__builtins__ = self.builtins
        exec(self.subject.code, module.__dict__)
        return module


class CallRecorder:
    """Holds a program. `working`: whether its lines are also worked out part by part."""

    def __init__(self, source, working=False):
        self.source = source.rstrip("\n") + "\n"
        self.lines = self.source.count("\n")
        tree = ast.parse(self.source, NAME)
        self.outline = Outline(tree, self.lines)
        self.constructs = constructs(source, tree)
        self.parts = self.operations = None
        if working:
            try:
                instrumenter = Instrumenter(tree, self.source)
                self.code = compiled(tree, self.source)
                self.parts, self.operations = instrumenter.texts, instrumenter.operations
            except RecursionError:
                # Too deeply nested to be instrumented: it runs as it is.
                tree = ast.parse(self.source, NAME)
        if self.parts is None:
            self.code = compiled(tree, self.source)
        self.stops = stop_lines(self.code, self.outline)
        self.known = None
        # A program that uses `random` must get the same numbers each time.
        self.draws = "random" in source

    def known_codes(self):
        """What the first call learnt about the functions; a copy, because each call adds its own `main`."""
        made = KnownCodes()
        if self.known is not None:
            made.count, made.names = self.known.count, self.known.names
            made.infos, made.codes = dict(self.known.infos), list(self.known.codes)
            made.records = list(self.known.records)
        return made

    def record(self, main, limits, builtins, sets=(), writer_class=ChunkWriter):
        """Returns (bytes of the recording, its writer, how it ended). Raises Unfit, or what the guard raises."""
        # Always, because what the tracer knows of `len` and the like holds only while all of them exist.
        builtins[NOTE] = note
        return self.recorded(Called(self, main, builtins), "main", limits, sets, writer_class)

    def recorded(self, program, entry, limits, sets=(), writer_class=ChunkWriter):
        pieces = []
        writer = writer_class(pieces.append)
        ShortValues.met = False
        self.notes = Notes(self.parts is not None, self.operations)
        try:
            with self.notes:
                steps, characters = limits["steps"], limits["repr"]
                end = recorder.record(program, writer, entry, steps=steps, repr_characters=characters, sets=sets)
        except ProgramError:
            raise Unfit("set failed" if sets else "cannot be entered") from None
        except TooLong:
            raise Unfit("a value too long to show") from None
        except MemoryError:
            raise Stopped(COSTLY) from None
        except Exception:
            raise Unfit("the module raises") from None
        finally:
            BriefTracer.take_apart()
        if self.known is None:
            self.known = program.known_codes
        if ShortValues.met:
            raise Unfit("a value too long to show")
        if end["count"] == 0:
            raise Unfit("nothing ran")
        recorded = b"".join(pieces)
        if CUT_BYTES in recorded:
            raise Unfit("a value too long to show")
        if b"MemoryError" in recorded:
            # Its other calls would take as much, and whether time is left for them is chance.
            raise Stopped(COSTLY)
        return recorded, writer, end
