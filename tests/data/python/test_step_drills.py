"""Drills of operations that take small steps: how often each comes, and how many have steps to tell."""
import ast
import builtins
import random
import unittest
from collections import Counter
from string import Formatter

from ndbg_data import micro
from ndbg_data.order_sheets import order_sheet
from ndbg_data.outcome import outcome
from ndbg_data.step_drills import LISTS, NUMBERS, ROLES, TEXTS, on_steps
from ndbg_data.store_sheets import store_sheet
from ndbg_working.sequence_steps import LONGEST_STEPS
from ndbg_working.small_steps import KINDS
from ndbg_worker.subject import Subject

COUNT = 1400
LIMITS = {"steps": 1000, "repr": 6000}
# The least number of runs that tell the steps of this operation and of no other.
LEAST = {
    "+": 120, "-": 120, "<": 40, ">": 30, "<=": 12, ">=": 20, "[]": 200, "*": 200, "%": 150, "[:]": 140, "//": 140, "len": 80, "sum": 65, "min": 50, "max": 30, "/": 25, ".count": 20, ".find": 20, "&": 15, "**": 15, "divmod": 15,
    ">>": 15, ".index": 12, "bin": 12, ".rfind": 12, "^": 10, "<<": 8, "|": 4,
}  # fmt: skip
# No drill has it: it does the same as `.rfind`.
UNDRILLED = {".rindex"}
# Sheets of order have these; `bisect` does the same as `bisect_right`.
ORDERED = {"bisect_left", "bisect_right", "bisect", ".bisect_left", ".bisect_right", ".bisect"}
# Sheets of stores have these.
STORED = {"Counter", ".Counter"}


class StepDrills(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.drills = [micro.program(random.Random(f"steps/{n}"), "test", on_steps) for n in range(COUNT)]
        cls.told, cls.kinds, cls.runs = [], Counter(), 0
        for drill in cls.drills:
            subject = Subject(drill.source, True)
            kinds = {kind for kind, _, _ in subject.operations.values()}
            for call in drill.calls:
                cls.runs += 1
                subject.record(["def main():", f"    return {call}"], LIMITS, dict(vars(builtins)))
                steps = [text for part, text in zip(subject.notes.found[1::3], subject.notes.found[2::3]) if part == 0]
                if steps:
                    cls.told.append(steps)
                    # Of several it is not known whose they are.
                    cls.kinds.update(kinds if len(kinds) == 1 else ())

    def test_most_runs_tell_steps(self):
        self.assertTrue(0.75 < len(self.told) / self.runs < 0.95, (len(self.told), self.runs))
        self.assertTrue(all(0 < len(text) <= LONGEST_STEPS for steps in self.told for text in steps))
        # Some tell several.
        self.assertGreater(sum(len(steps) > 1 for steps in self.told), self.runs * 0.15)

    def test_each_operation_is_told(self):
        self.assertEqual(set(LEAST), set(KINDS) - UNDRILLED - ORDERED - STORED)
        self.assertEqual({kind: self.kinds[kind] for kind in LEAST if self.kinds[kind] < LEAST[kind]}, {})

    def test_places_in_sorted_lists_are_told_by_sheets_of_order(self):
        there, told = Counter(), 0
        for n in range(800):
            drill = micro.program(random.Random(f"order/{n}"), "test", order_sheet)
            subject = Subject(drill.source, True)
            kinds = {kind for kind, _, _ in subject.operations.values()}
            there.update(kinds & ORDERED)
            # Of several it is not known whose they are.
            if kinds and kinds <= ORDERED:
                subject.record(["def main():", f"    return {drill.calls[0]}"], LIMITS, dict(vars(builtins)))
                told += 0 in subject.notes.found[1::3]
        self.assertTrue(min(there["bisect_left"], there["bisect_right"]) >= 20, there)
        self.assertGreaterEqual(told, 6)

    def test_counters_are_told_by_sheets_of_stores(self):
        told = 0
        for n in range(200):
            drill = micro.program(random.Random(f"stores/{n}"), "test", store_sheet)
            subject = Subject(drill.source, True)
            if STORED & {kind for kind, _, _ in subject.operations.values()}:
                subject.record(["def main():", f"    return {drill.calls[0]}"], LIMITS, dict(vars(builtins)))
                numbers = {number for number, (kind, _, _) in subject.operations.items() if kind in STORED}
                told += any(part == 0 and then in numbers for part, then in zip(subject.notes.found[1::3], subject.notes.found[4::3]))
        self.assertGreaterEqual(told, 10)

    def test_each_role_is_known_and_used(self):
        roles = {field for table in (NUMBERS, LISTS, TEXTS) for _, text in table for _, field, _, _ in Formatter().parse(text) if field}
        self.assertEqual(roles, set(ROLES))

    def test_few_raise(self):
        runs = [outcome(drill.source, call).shown for drill in self.drills for call in drill.calls]
        raising = [shown for shown in runs if shown.startswith("raise")]
        self.assertTrue(0 < len(raising) < 0.02 * len(runs), len(raising))
        # Only what is not there to be found.
        self.assertEqual({shown.split("(")[0] for shown in raising}, {"raise: ValueError"})

    def test_lines_and_shapes(self):
        statements = Counter(type(node).__name__ for drill in self.drills for node in ast.walk(ast.parse(drill.source)) if isinstance(node, ast.stmt))
        for kind in ("Assign", "AugAssign", "If", "Expr"):
            self.assertGreater(statements[kind], COUNT * 0.03, statements)
        self.assertGreater(sum(len(drill.source.splitlines()) == 2 for drill in self.drills), COUNT * 0.25)


if __name__ == "__main__":
    unittest.main()
