"""Sheets: what they reckon and how often, that numbers stay in their ranges, and that hardly any line raises."""
import ast
import builtins
import random
import re
import unittest
from collections import Counter
from string import Formatter

from ndbg_data import micro
from ndbg_data.outcome import outcome
from ndbg_data.sheet_drills import CHANGES, LISTS, ROLES, list_sheet, number_sheet
from ndbg_worker.subject import Subject

COUNT = 700
LIMITS = {"steps": 1000, "repr": 6000}
# The least number of lines, of all sheets of numbers, that do this.
LEAST = {
    "Sub": 350, "Add": 320, "Mod": 320, "FloorDiv": 230, "Mult": 200, "Div": 70, "BitAnd": 50, "BitOr": 35, "BitXor": 35, "Pow": 35, "RShift": 25, "LShift": 5,
    "divmod": 70, "abs": 50, "bin": 20, "max": 20, "min": 20, "Lt": 10, "Eq": 10,
}  # fmt: skip


def drills(make):
    return [micro.program(random.Random(f"sheet/{n}"), "test", make) for n in range(COUNT)]


def done(tree):
    """What a program does, by its operators and by the functions that it calls."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.BinOp, ast.AugAssign)):
            yield type(node.op).__name__
        elif isinstance(node, ast.Compare):
            yield from (type(op).__name__ for op in node.ops)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.func.id


class Sheets(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.numbers, cls.lists = drills(number_sheet), drills(list_sheet)

    def test_sheets_of_numbers_do_everything_often(self):
        counts = Counter(what for drill in self.numbers for what in done(ast.parse(drill.source)))
        self.assertEqual({what: counts[what] for what, least in LEAST.items() if counts[what] < least}, {})
        lines = [len(drill.source.splitlines()) for drill in self.numbers]
        self.assertGreater(sum(lines) / COUNT, 6)

    def test_numbers_stay_small_enough_to_be_reckoned(self):
        for drill in self.numbers:
            for call in drill.calls:
                for part in outcome(drill.source, call).shown.strip("()").split(", "):
                    if part.lstrip("-").isdigit():
                        self.assertLessEqual(abs(int(part)), 2 * 10**9, (drill.source, call))

    def test_are_only_run_through(self):
        self.assertEqual({drill.flags for drill in self.numbers}, {("number_sheet", "run_through")})
        self.assertEqual({drill.flags for drill in self.lists}, {("list_sheet", "run_through")})
        self.assertNotIn("run_through", micro.program(random.Random(1), "test", micro.arithmetic).flags)

    def test_hardly_any_raises(self):
        runs = [outcome(drill.source, call).shown for drill in self.numbers for call in drill.calls]
        self.assertEqual([shown for shown in runs if shown.startswith("raise")], [])
        runs = [outcome(drill.source, call).shown for drill in self.lists for call in drill.calls]
        raising = [shown for shown in runs if shown.startswith("raise")]
        self.assertLess(len(raising), len(runs) * 0.01, raising)

    def test_most_sheets_of_numbers_tell_small_steps(self):
        told = runs = 0
        for drill in self.numbers[:200]:
            subject = Subject(drill.source, True)
            for call in drill.calls:
                runs += 1
                subject.record(["def main():", f"    return {call}"], LIMITS, dict(vars(builtins)))
                told += sum(part == 0 for part in subject.notes.found[1::3])
        self.assertGreater(told / runs, 1)

    def test_each_role_is_known_and_each_line_of_the_tables_is_drawn(self):
        tables = LISTS + CHANGES
        self.assertEqual({field for _, text in tables for _, field, _, _ in Formatter().parse(text) if field}, set(ROLES))
        drawn = "\n".join(drill.source for drill in self.lists)
        missed = []
        for _, text in tables:
            pieces = [re.escape(before) + (r"\w+" if field else "") for before, field, _, _ in Formatter().parse(text)]
            if not re.search("".join(pieces) + "$", drawn, re.MULTILINE):
                missed.append(text)
        self.assertEqual(missed, [])
        kinds = Counter(what for drill in self.lists for what in done(ast.parse(drill.source)))
        for what, least in (("sorted", 250), ("Lt", 100), ("NotIn", 20), ("enumerate", 60), ("zip", 100), ("set", 40)):
            self.assertGreater(kinds[what], least, kinds)
        both = Counter(len(ast.parse(call).body[0].value.args) > 1 for drill in self.lists for call in drill.calls)
        self.assertGreater(both[True], both[False])


if __name__ == "__main__":
    unittest.main()
