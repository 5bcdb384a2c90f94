"""Records a whole program as `ndbg run FILE` and `ndbg run FILE --entry NAME` enter it: no line is added to it."""
import ast

from ndbg_data.constructs import constructs
from ndbg_trace.files import KnownCodes
from ndbg_trace.outline import Outline
from ndbg_trace.program import Program
from ndbg_line_parts.instrument import Instrumenter
from ndbg_line_parts.notes import NAME as NOTE, Notes, note

from .call_recorder import CallRecorder, compiled

MODULE = "<module>"


class WholeProgram:
    """A program: source, file name, entry (`<module>` or a function) and origin."""

    __slots__ = ("source", "name", "entry", "origin", "problem", "flags")

    def __init__(self, source, name, entry, origin, problem, flags=()):
        self.source, self.name, self.entry, self.origin, self.problem = source, name, entry, origin, problem
        self.flags = tuple(flags)


def whole_program(fields):
    return WholeProgram(fields["source"], fields["name"], fields["entry"], fields["origin"], fields["problem"])


class Entered(Program):
    """The program with its own builtins, ready to be recorded."""

    def __init__(self, subject, builtins):
        self.name = self.path = subject.name
        self.text = subject.source
        self.outline = subject.outline
        self.code = subject.code
        self.known_codes = KnownCodes()
        self.kept = None
        self.builtins = builtins

    def fresh_module(self, name):
        module = super().fresh_module(name)
        module.__builtins__ = self.builtins
        return module


class WholeProgramRecorder(CallRecorder):
    """A program to record. `name` is its file's name; `entry` is `<module>` or a function without required arguments.
    """

    def __init__(self, source, name, entry, working=False):
        self.source, self.name, self.entry = source, name, entry
        self.lines = source.count("\n")
        tree = ast.parse(source, name)
        self.outline = Outline(tree, self.lines)
        self.constructs = constructs(source, tree)
        self.parts = self.operations = None
        if working:
            try:
                instrumenter = Instrumenter(tree, source, module=entry == MODULE)
                self.code = compiled(tree, source, name)
                self.parts, self.operations = instrumenter.texts, instrumenter.operations
            except RecursionError:
                tree = ast.parse(source, name)
        if self.parts is None:
            self.code = compiled(tree, source, name)
        self.known = None
        self.draws = "random" in source
        self.notes = Notes(False)

    def record_whole(self, limits, builtins):
        """Returns (bytes of the recording, its writer, how it ended). Raises Unfit, or what the guard raises."""
        builtins[NOTE] = note
        return self.recorded(Entered(self, builtins), self.entry, limits)
