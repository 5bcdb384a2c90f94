"""Sheets of rounds: every kind of loop comes and ends, items are alike, conditions turn rarely, and results vary."""
import ast
import random
import re
import sys
import unittest
from collections import Counter
from string import Formatter
from types import SimpleNamespace

from drilled import Drills, stripped, texts
from ndbg_data import micro, round_sheets, round_tables
from ndbg_data.identity import digest
from ndbg_data.outcome import outcome
from ndbg_data.round_items import Items, Pool
from ndbg_data.round_sheets import CHOICE, GIVEN, PARTS, SET, round_sheet

COUNT = 700
TABLED = ("OVER", "IN_LOOPS", "WALKED", "BY", "BY_TWO")


def drill(n):
    return micro.program(random.Random(f"round/{n}"), "test", round_sheet)


def named(text):
    """A pattern of what is written from a text of a table."""
    return "".join(re.escape(before) + (r"(?:[^\n]+?)" if field else "") for before, field, _, _ in Formatter().parse(text))


def traced(drill):
    """(for each line with an `if`, how often each line follows it; how often each line is gone through), of all calls of a drill."""
    conditions = {node.lineno for node in ast.walk(ast.parse(drill.source)) if isinstance(node, ast.If)}
    ways, reached, space = Counter(), Counter(), {}
    exec(compile(drill.source, "<drill>", "exec"), space)

    def follow(frame, event, _):
        if frame.f_code.co_filename != "<drill>":
            return None
        last = [None]

        def line(frame, event, _):
            if event == "line":
                reached[frame.f_lineno] += 1
                if last[0] in conditions:
                    ways[last[0], frame.f_lineno] += 1
                last[0] = frame.f_lineno
            return line

        return line

    sys.settrace(follow)
    try:
        for call in drill.calls:
            eval(call, space)
    finally:
        sys.settrace(None)
    return ways, reached


class RoundSheets(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.drills = Drills(drill)
        cls.many = cls.drills.first(COUNT)
        cls.kinds = Counter(type(node).__name__ for drill in cls.many for node in ast.walk(ast.parse(drill.source)))

    def test_are_only_run_through_and_never_raise(self):
        self.assertEqual({drill.flags for drill in self.many}, {("round_sheet", "run_through")})
        varied = 0
        for drill in self.many:
            runs = [outcome(drill.source, call) for call in drill.calls]
            self.assertEqual({run.kind for run in runs}, {"return"}, drill.source)
            varied += len({run.shown for run in runs}) > 1
        self.assertGreater(varied, COUNT * 0.85)

    def test_each_role_is_known_and_used(self):
        tables = [texts(value) for name, value in vars(round_tables).items() if name.isupper()]
        used = {field for table in tables for text in table for _, field, _, _ in Formatter().parse(text) if field}
        self.assertEqual(used, {*GIVEN, *SET, *PARTS, *CHOICE, "head", "clause"})
        self.assertEqual(set(GIVEN), set(round_sheets.Rounds(micro.Writer(random.Random(1))).values()))

    def test_every_head_and_every_body_is_drawn(self):
        heads = [text for name in TABLED[:3] for _, over in getattr(round_tables, name) for _, text in over[0]]
        lines = {line.strip() for text in heads for part in text.split(" | ") for line in part.split("\n")}
        lines |= {text.strip() for name in ("KEPT", "COUNTS", "LEFT", "WHILES") for text in texts(getattr(round_tables, name)) if text != "{head}"}
        lines |= {line.strip() for text in texts(tuple(round_tables.CHANGES.values())) for line in text.split("\n")}
        wanted = {line: f"^{named(line)}$" for line in sorted(lines)}
        codes = [text for name in TABLED[3:] for _, by in getattr(round_tables, name) for _, text in by[0]] + texts(round_tables.EXPRESSIONS) + texts(round_tables.CHOSEN)
        wanted.update((f"in a line: {code}", named(code)) for code in codes)
        self.assertEqual(self.drills.lacking(wanted, 4000, stripped), [])

    def test_kinds_of_loops(self):
        for what, least in (("For", 380), ("While", 50), ("If", 250), ("Lambda", 100), ("GeneratorExp", 45), ("ListComp", 15), ("Break", 25), ("Continue", 10)):
            self.assertGreater(self.kinds[what], least, self.kinds)
        sources = [drill.source for drill in self.many]
        for pattern, least in ((r"for \w+, \w+ in ", 100), (r"for \w+, \(\w+, \w+\) in enumerate\(", 8), (r"range\(", 60), (r"zip\(", 25), (r"\.items\(\)", 50), (r"^ +for .*\n +for ", 30), (r"(?:max|min)\((?!\w+,? key)[^\n]*, key=lambda", 60), (r"for (\w+) in [^\n]*\n +\1 \S*= ", 12), (r"any\(|all\(", 15), (r"next\(", 5)):
            self.assertGreater(sum(re.search(pattern, source, re.MULTILINE) is not None for source in sources), least, pattern)

    def test_many_rounds_and_rare_turns(self):
        rounds, rare, both, conditions = [], 0, 0, 0
        for drill in self.many:
            ways, reached = traced(drill)
            loops = [node.lineno for node in ast.walk(ast.parse(drill.source)) if isinstance(node, (ast.For, ast.While))]
            rounds += [reached[line] / len(drill.calls) for line in loops[:1]]
            for line in {line for line, _ in ways}:
                taken = sorted(count for (at, _), count in ways.items() if at == line)
                conditions += 1
                both += len(taken) > 1
                rare += len(taken) > 1 and taken[0] < sum(taken) * 0.25
        self.assertGreater(sum(rounds) / len(rounds), 8)
        self.assertGreater(sum(count > 6 for count in rounds), len(rounds) * 0.65)
        # Most turn, many of them seldom.
        self.assertGreater(both, conditions * 0.8)
        self.assertGreater(rare, conditions * 0.35)

    def test_items_are_alike_and_the_rare_one_comes_late(self):
        w = micro.Writer(random.Random(3))
        equal = alike = pairs = late = planted = 0
        for _ in range(400):
            pool = Pool(w)
            items = Items(w, pool, True, False)
            for one, other in zip(rows := items.rows(2), rows[1:]):
                pairs += 1
                equal += one == other
                alike += one != other and (one[0] == other[0] or one[1] == other[1])
            row = items.numbered()
            self.assertTrue(6 <= len(row) < 20)
            if pool.rare in row:
                planted += 1
                late += row.index(pool.rare) >= len(row) // 2
        self.assertEqual(late, planted)
        self.assertGreater(planted, 280)
        self.assertTrue(0.08 < equal / pairs < 0.3, equal / pairs)
        self.assertGreater(alike, pairs * 0.35)

    def test_the_largest_by_a_lambda_stands_anywhere(self):
        w, places = micro.Writer(random.Random(4)), Counter()
        for _ in range(400):
            values = list(Items(w, Pool(w), False, False).numbered())
            best = max(range(len(values)), key=lambda at: values[at])
            places["first" if best == 0 else "last" if best == len(values) - 1 else "between"] += 1
            places["tied"] += values.count(values[best]) > 1
        for where, least in (("first", 40), ("last", 12), ("between", 150), ("tied", 120)):
            self.assertGreater(places[where], least, places)

    def test_few_are_the_same(self):
        self.assertGreater(len({digest(drill.source) for drill in self.many}), COUNT * 0.95)

    def test_a_loop_is_laid_out(self):
        sheet = SimpleNamespace(over=round_tables.WALKS, random=lambda: 0)
        made = round_sheets.laid_out(sheet, ("{r} = 0", "{head}", "    {r} += 1", "return {r}"), "if {r}:\n    pass")
        self.assertEqual(made, ["{i} = 0", "{r} = 0", "while {i} < len({xs}):", "    if {r}:", "        pass", "    {r} += 1", "    {i} += 1", "return {r}"])
        sheet.over = round_tables.COUPLES
        made = round_sheets.laid_out(sheet, ("{head}", "    pass", "else:", "    pass"))
        self.assertEqual(made[1:], ["    for {j} in range({i} + 1, len({xs})):", "        pass", "else:", "    pass"])


if __name__ == "__main__":
    unittest.main()
