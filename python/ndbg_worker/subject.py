"""One program, recorded call by call. The program is parsed, compiled and looked over once; a call adds its `main`."""
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
from ndbg_data.syntax import walk
from ndbg_working.instrument import Instrumenter
from .styles import styled
from ndbg_working.notes import NAME as NOTE, Notes, note

# A `main` is given nothing, thousands of times a second.
recorder.parse_arguments = lru_cache(8)(recorder.parse_arguments)

class TooLong(BaseException):
    """Ends a program that made a value too long to show: its recording would be dropped, and values that grow cost the most."""


class ShortValues(Renderer):
    met = False  # one too long, in the run that is recorded now

    def cut(self, text):
        if len(text) > self.limit:
            ShortValues.met = True
            raise TooLong
        return text


class BriefTracer(Tracer):
    """A tracer that can be taken apart. Its functions hold each other, and sweeping up after thousands of them a second
    costs a tenth of the time."""

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
PAIRS = (("first", "second"), ("a", "b"), ("x", "y"), ("one", "two"), ("left", "right"), ("before", "after"), ("r1", "r2"), ("u", "v"))


class Unfit(Exception):
    """A call that makes no document: the reason is counted."""


def main_of(calls, context, rng):
    """The lines of a `main` that makes the calls."""
    calls = [styled(call, rng) for call in calls]
    if context == "several" and len(calls) > 1:
        first, second = rng.choice(PAIRS)
        return ["def main():", f"    {first} = {calls[0]}", f"    {second} = {calls[1]}", f"    return {first}, {second}"]
    if context == "result":
        name = rng.choice(RESULTS)
        return ["def main():", f"    {name} = {calls[0]}", f"    return {name}"]
    return ["def main():", f"    return {calls[0]}"]


class Words(ChunkWriter):
    """A writer that also keeps what it writes, for whoever wants to look at the events again."""

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
    """The code of a tree. The interpreter puts a set of constants together anew, in another order, if it has met their texts
    elsewhere as other objects: what ran before would show in the order of the set. So they are the ones that it knows."""
    if "{" in text:
        for node in walk(tree):
            if type(node) is ast.Constant and type(node.value) is str:
                node.value = sys.intern(node.value)
    return compile(tree, name, "exec", dont_inherit=True)


class Called(Program):
    """The program with one `main`, ready to be recorded. What is known of the program is not worked out again."""

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


class Subject:
    """`working`: how its lines come out, part by part, is noted too."""

    def __init__(self, source, working=False):
        self.source = source.rstrip("\n") + "\n"
        self.lines = self.source.count("\n")
        tree = ast.parse(self.source, NAME)
        self.outline = Outline(tree, self.lines)
        self.parts = self.operations = None
        if working:
            try:
                instrumenter = Instrumenter(tree, self.source)
                self.code = compiled(tree, self.source)
                self.parts, self.operations = instrumenter.texts, instrumenter.operations
            except RecursionError:
                # Too deep to be noted as well: it runs as it is.
                tree = ast.parse(self.source, NAME)
        self.tree = None
        if self.parts is None:
            self.code = compiled(tree, self.source)
            self.tree = tree  # nothing was put into it
        self.stops = stop_lines(self.code, self.outline)
        self.known = None
        # Chance must fall the same way each time.
        self.draws = "random" in source

    def known_codes(self):
        """What the first call worked out about the functions; a copy, because each call adds its own `main`."""
        made = KnownCodes()
        if self.known is not None:
            made.count, made.names = self.known.count, self.known.names
            made.infos, made.codes, made.records = dict(self.known.infos), list(self.known.codes), list(self.known.records)
        return made

    def record(self, main, limits, builtins, sets=(), writer_class=ChunkWriter):
        """(bytes of the recording, its writer, how it ended). Raises Unfit, or whatever the guard raises."""
        # Always: what the tracer knows of `len` and the like holds as long as all of them are there.
        builtins[NOTE] = note
        return self.recorded(Called(self, main, builtins), "main", limits, sets, writer_class)

    def recorded(self, program, entry, limits, sets=(), writer_class=ChunkWriter):
        pieces = []
        writer = writer_class(pieces.append)
        ShortValues.met = False
        self.notes = Notes(self.parts is not None, self.operations)
        try:
            with self.notes:
                end = recorder.record(program, writer, entry, steps=limits["steps"], repr_characters=limits["repr"], sets=sets)
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
            # Its other calls would want as much, and whether there is time left for them is a matter of chance.
            raise Stopped(COSTLY)
        return recorded, writer, end
