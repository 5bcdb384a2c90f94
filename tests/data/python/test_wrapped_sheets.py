"""Sheets of wrapped statements: they run and end, nearly everything in them spans lines, and runs go from line to line within a statement and back."""
import ast
import builtins
import random
import re
import sys
import unittest
from collections import Counter
from string import Formatter

from drilled import Drills, texts
from ndbg_data import micro, wrapped_tables
from ndbg_data.identity import digest
from ndbg_data.outcome import outcome
from ndbg_data.wrapped_sheets import FIELD, LINES, STATES, TABLES, Wrapped, wrapped_sheet
from ndbg_data.wrapped_tables import GIVEN, SET
from ndbg_worker.subject import Subject

COUNT = 400
# The least number of sheets in which such a thing begins on one line and ends on another.
SPANNING = {"Call": 200, "BoolOp": 120, "BinOp": 110, "Tuple": 90, "GeneratorExp": 60, "IfExp": 50, "Dict": 30, "List": 28, "Compare": 25, "ListComp": 20, "UnaryOp": 12, "Lambda": 4, "DictComp": 4}
# The least number of sheets with such text: how lines end and begin.
STYLED = {
    r"\($": 250, r"[^(\[{,\\]$\n\s+(?:and|or) ": 90, r" (?:and|or)$": 28, r"^\s+for \w+(?:, \w+)* in [^:\n]*$": 90, r"^\s+if [^:\n]*[^:(\n]$": 80, r"^\s+else [^:\n]*$": 40, r"^\s+[-+*%/]+ ": 60, r" [-+*%/]+$": 25, r"^\s+\.\w+\(": 25, r",\n\s+[)\]}]": 110, r"\w,\n\s+\w": 140, r" \\$": 20,
    r"^ +\):$": 90, r"^ +return \($": 90, r"^ +\w+ [-+]= \($": 7, r"^ +def \w+\(": 110, r"^ +while ": 35, r"^ +(?:for|while) ": 120, r"^class Solution": 35, r"^ +(?:\w+\.)*\w+\(\($": 1, r"assert \($": 1,
}  # fmt: skip


def drill(n):
    return micro.program(random.Random(f"wrapped/{n}"), "test", wrapped_sheet)


def bare(source):
    """What stands in a source, without that by which it is laid out."""
    return re.sub(r"[\s\\,]+|(?<=\W)\(|\)(?=\W)", "", source)


def heads(source):
    """Of each line of a statement that spans several, its first line; the other lines are left out."""
    found = {}
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.stmt) and not isinstance(node, (ast.FunctionDef, ast.ClassDef)):
            about = node.iter if isinstance(node, ast.For) else node.test if isinstance(node, (ast.If, ast.While)) else node
            if about.end_lineno > node.lineno:
                found.update(dict.fromkeys(range(node.lineno, about.end_lineno + 1), node.lineno))
    return found


def traced(drill, call):
    """The lines that are told in a run, with the functions they are told of."""
    space, lines = {}, []
    exec(compile(drill.source, "<drill>", "exec"), space)

    def follow(frame, event, _):
        if frame.f_code.co_filename != "<drill>":
            return None
        lines.append((event, frame.f_lineno, id(frame)))
        return follow

    sys.settrace(follow)
    try:
        eval(call, space)
    except Exception:
        pass
    finally:
        sys.settrace(None)
    return lines


class WrappedSheets(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.drills = Drills(drill)
        cls.many = cls.drills.first(COUNT)

    def test_they_are_run_through_and_few_raise(self):
        self.assertEqual({drill.flags for drill in self.many}, {("wrapped_sheet", "run_through")})
        ends, varied = Counter(), 0
        for drill in self.many:
            runs = [outcome(drill.source, call) for call in drill.calls]
            ends.update(run.kind for run in runs)
            varied += len({run.shown for run in runs}) > 1
        self.assertEqual(set(ends), {"return", "raise"})
        self.assertTrue(COUNT * 0.02 < ends["raise"] < COUNT * 6 * 0.05, ends)
        self.assertGreater(varied, COUNT * 0.85)

    def test_always_the_same_and_hardly_two_alike(self):
        self.assertEqual([(made.source, made.calls) for made in map(drill, range(40))], [(drill.source, drill.calls) for drill in self.many[:40]])
        self.assertGreater(len({digest(drill.source) for drill in self.many}), COUNT * 0.97)

    def test_small(self):
        lines = sorted(len(drill.source.splitlines()) for drill in self.many)
        self.assertTrue(10 <= lines[COUNT // 2] <= 20 and lines[-1] <= LINES + 6, lines[-1])
        states = sorted(len(traced(drill, drill.calls[0])) for drill in self.many)
        self.assertTrue(18 <= states[COUNT // 2] <= 40, states[COUNT // 2])
        self.assertGreater(sum(count <= STATES for count in states), COUNT * 0.96)
        self.assertGreater(sum(count > 8 for count in states), COUNT * 0.9)

    def test_nearly_everything_spans_lines(self):
        kinds, spanned, statements = Counter(), 0, 0
        for drill in self.many:
            tree = ast.parse(drill.source)
            kinds.update({type(node).__name__ for node in ast.walk(tree) if isinstance(node, ast.expr) and node.end_lineno > node.lineno})
            simple = [node for node in ast.walk(tree) if isinstance(node, (ast.Assign, ast.AugAssign, ast.Return, ast.Expr, ast.Assert))]
            statements += len(simple)
            spanned += sum(node.end_lineno > node.lineno for node in simple)
        self.assertEqual({kind: kinds[kind] for kind, least in SPANNING.items() if kinds[kind] < least}, {})
        self.assertGreater(spanned / statements, 0.6)

    def test_every_style(self):
        for pattern, least in STYLED.items():
            self.assertGreater(sum(re.search(pattern, drill.source, re.MULTILINE) is not None for drill in self.many), least, pattern)

    def test_runs_go_on_within_statements_and_come_back(self):
        within = back = steps = far = 0
        for drill in self.many:
            first, before = heads(drill.source), {}
            for event, line, frame in traced(drill, drill.calls[0]):
                steps += 1
                last = before.get(frame)
                if event == "line" and last is not None and line in first and first.get(last) == first[line] and line != last:
                    within += 1
                    back += line < last
                    far += line < last and line == first[line]
                before[frame] = line
        # A third of all that is told is another line of the statement that runs already.
        self.assertGreater(within, steps * 0.33)
        self.assertGreater(back, steps * 0.12)
        self.assertGreater(far, steps * 0.06)

    def test_each_role_is_known_and_used(self):
        tables = [texts(value) for name, value in vars(wrapped_tables).items() if isinstance(value, tuple)]
        used = {field for table in tables for text in table for _, field, _, _ in Formatter().parse(text) if field}
        self.assertEqual(used - {"any", "few", "more", "word", "call", "inner", "over", "f", *TABLES}, {*GIVEN, *SET} - {"x2", "y2"})
        self.assertEqual(set(GIVEN), set(Wrapped(micro.Writer(random.Random(1))).values()))
        self.assertEqual(FIELD.findall("{xs}[{i}] {{{v}}}"), ["xs", "i", "v"])

    def test_every_template_is_drawn(self):
        for table in ("NUMBERS", "FLAGS", "TEXTS", "OTHERS", "CALLS"):
            patterns = {}
            for _, text in getattr(wrapped_tables, table):
                pieces = [re.escape(re.sub(r"[\s,]+|(?<=\W)\(|\)(?=\W)|^\(|\)$", "", before)) + (r".+?" if field else "") for before, field, _, _ in Formatter().parse(text)]
                patterns[text] = "".join(pieces)
            missed = self.drills.lacking(patterns, 800, bare, 1)
            self.assertLess(len(missed), 2, missed)

    def test_they_can_be_recorded_with_their_workings(self):
        noted = 0
        for drill in self.many[:150]:
            subject = Subject(drill.source, True)
            subject.record(["def main():", f"    return {drill.calls[0]}"], {"steps": 1000, "repr": 6000}, dict(vars(builtins)))
            noted += len(subject.notes.found) // 3
        self.assertGreater(noted, 300)


if __name__ == "__main__":
    unittest.main()
