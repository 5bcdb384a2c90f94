"""One program, recorded call by call. The program is parsed, compiled and looked over once; a call adds its `main`."""
import ast
import sys
import types

from ndbg_trace.errors import StepLimit
from ndbg_trace.files import Files, SourceFile
from ndbg_trace.outline import Outline
from ndbg_trace.program import outcome
from ndbg_trace.stops import stop_lines
from ndbg_trace.stream import ChunkWriter
from ndbg_trace.tracer import REAL_SETTRACE, SetFailed, Tracer
from ndbg_trace.values import CUT, Renderer

from .guard import Stopped

NAME = "program.py"
RESULTS = ("result", "out", "value", "answer", "res", "x", "got", "r", "output", "ret")
PAIRS = (("first", "second"), ("a", "b"), ("x", "y"), ("one", "two"), ("left", "right"), ("before", "after"), ("r1", "r2"), ("u", "v"))


class Unfit(Exception):
    """A call that makes no document: the reason is counted."""


def main_of(calls, context, rng):
    """The lines of a `main` that makes the calls."""
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
            self.names += record.get("names", ())
        super().chunk(words, texts, records, flags)


class Subject:
    def __init__(self, source):
        self.source = source.rstrip("\n") + "\n"
        self.lines = self.source.count("\n")
        tree = ast.parse(self.source, NAME)
        self.code = compile(tree, NAME, "exec", dont_inherit=True)
        self.outline = Outline(tree, self.lines)
        self.stops = stop_lines(self.code, self.outline)

    def record(self, main, limits, builtins, sets=()):
        """(bytes of the recording, its words, how it ended). Raises Unfit, or whatever the guard raises."""
        text = self.source + "\n" + "\n".join(main) + "\n"
        tree = ast.parse("\n".join(main) + "\n", NAME)
        ast.increment_lineno(tree, self.lines + 1)
        code = compile(tree, NAME, "exec", dont_inherit=True)
        outline = Outline(tree, self.lines + 1 + len(main))
        outline.scopes = {**self.outline.scopes, **outline.scopes}

        pieces = []
        writer = Words(pieces.append)
        renderer = Renderer(limits["repr"])
        files = Files()
        files.known[NAME] = SourceFile(0, NAME, 1, outline)
        tracer = Tracer(files, writer, renderer, limits["steps"], sets)
        tracer.records.append({"entry": "main", "steps": limits["steps"]})
        tracer.records.append({"file": NAME, "first": 1, "source": text, "stops": self.stops + stop_lines(code, outline)})
        module = types.ModuleType("program")
        namespace = module.__dict__
        namespace["__builtins__"] = builtins
        problem = None
        sys.modules["program"] = module
        try:
            exec(self.code, namespace)
            exec(code, namespace)
            entry = namespace["main"]
            REAL_SETTRACE(tracer.trace)
            try:
                entry()
            finally:
                REAL_SETTRACE(None)
        except SetFailed:
            raise Unfit("set failed") from None
        except Stopped:
            raise
        except BaseException as raised:
            problem = raised
        if tracer.limit_hit:
            problem = StepLimit()
        end = outcome(problem, renderer.text)
        if problem is not None:
            problem.__traceback__ = None
        tracer.finish(end)
        if tracer.unreached >= 0:
            raise Unfit("set failed")
        if tracer.count == 0:
            raise Unfit("nothing ran")
        if any(text.endswith(CUT) for text in writer.texts):
            raise Unfit("a value too long to show")
        return b"".join(pieces), writer, end
