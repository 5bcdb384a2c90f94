"""Sheets of things that are alike, near misses, and small recursions: each kind is made, runs or fails as it should, and ends."""
import ast
import random
import re
import unittest
from collections import Counter
from string import Formatter

from drilled import Drills
from ndbg_data import alike, copy_sheets, frame_writer, micro, near_sheets, return_drills
from ndbg_data.copy_sheets import copied, copy_sheet
from ndbg_data.grammar.writer import Writer
from ndbg_data.near_sheets import Near, near
from ndbg_data.outcome import outcome
from ndbg_data.return_drills import MOST, on_returns, opened
from ndbg_data.sheets import LOST, ended, made_by, passes
from test_sheet_drills import drills, whole_lines, written

COUNT = 2200
PROBLEMS = ("IndexError", "KeyError", "ValueError", "TypeError", "ZeroDivisionError")
NEAR_TABLES = [table for pair in dict.fromkeys(near_sheets.SUBJECTS) for table in pair]


def fields(texts):
    return {field for text in texts for _, field, _, _ in Formatter().parse(text) if field}


def of(make):
    """Drills of one of the two kinds, as `micro` writes them."""

    def sheet(w):
        return made_by(make, w)

    return Drills(lambda n: written(sheet, n))


def ends(made):
    return [(drill, call, outcome(drill.source, call)) for drill in made for call in drill.calls]


class CopySheets(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.copied, cls.near = of(copied), of(near)
        cls.copies, cls.nears = cls.copied.first(COUNT), cls.near.first(COUNT)
        cls.runs, cls.near_runs = ends(cls.copies[:600]), ends(cls.nears[:800])

    def test_are_only_run_through_and_of_both_kinds(self):
        made = drills(copy_sheet, 300)
        self.assertEqual({drill.flags for drill in made}, {("copy_sheet", "run_through")})
        self.assertEqual([drill.source for drill in made], [drill.source for drill in drills(copy_sheet, 300)])
        trying = sum("try:" in drill.source for drill in made)
        self.assertTrue(300 * 0.08 < trying < 300 * 0.28, trying)
        self.assertTrue(any("class Solution" in drill.source for drill in made))

    def test_each_role_is_known_and_each_line_of_the_tables_is_drawn(self):
        tables = [line for table in copy_sheets.LOOPS for line in table]
        heads = [(1, part) for heads in copy_sheets.LOOPS.values() for head in heads for part in head.split("\n")]
        self.assertEqual(fields(text for _, text in tables + heads) - {"new", "last", "x1", "x2"} - set(alike.ROLES), set())
        self.assertEqual(self.copied.lacking(whole_lines([(1, part) for _, text in tables for part in text.split("\n")] + heads), COUNT), [])
        lines = [line for table in NEAR_TABLES for line in table] + list(near_sheets.ALWAYS)
        self.assertEqual(fields(text for _, text in lines) - {"new"} - set(near_sheets.ROLES), set())
        self.assertEqual(self.near.lacking(whole_lines((1, part) for _, text in lines for part in text.split("\n")), 2 * COUNT), [])

    def test_what_is_alike_stands_side_by_side_and_differs_in_little(self):
        sheet = alike.Alike(Writer(random.Random(1)))
        same = near_by = 0
        for _ in range(400):
            values = sheet.values()
            for one, other in (("g", "h"), ("g", "f")):
                self.assertEqual([len(row) for row in values[one]], [len(row) for row in values[other]])
                same += values[one] == values[other]
                near_by += any(row in values[other] for row in values[one])
            self.assertLessEqual(abs(len(values["a"]) - len(values["b"])), 1)
            self.assertEqual(set(values["d"]), set(values["e"]))
        self.assertLess(same, 800 * 0.35)
        self.assertGreater(near_by, 800 * 0.4)
        # Several lists or grids of a call, mostly.
        several = sum(len([p for p in ast.parse(drill.calls[0]).body[0].value.args if isinstance(p, (ast.List, ast.Dict))]) > 1 for drill in self.copies)
        self.assertGreater(several, COUNT * 0.45)

    def test_no_place_tells_which_is_meant(self):
        """Of two grids in a line, the first is the first parameter as often as not."""
        firsts = Counter()
        for drill in self.copies:
            line = re.search(r"^ +(\w+)\[\w+\]\[\w+\] [-+]?= (?:.*\b)?(\w+)\[\w+\]\[\w+\]$", drill.source, re.MULTILINE)
            given = re.search(r"def \w+\((.*)\):", drill.source).group(1)
            if line and line[1] != line[2] and {line[1], line[2]} <= set(re.findall(r"\w+", given)):
                firsts[re.search(rf"\b{line[1]}\b", given).start() < re.search(rf"\b{line[2]}\b", given).start()] += 1
        self.assertGreater(min(firsts[True], firsts[False]), 0.35 * firsts.total(), firsts)

    def test_hardly_any_copy_raises_and_all_end_with_values_that_vary(self):
        kinds = Counter(end.kind for _, _, end in self.runs)
        self.assertEqual(kinds["never"], 0)
        self.assertLess(kinds["raise"], len(self.runs) * 0.08)
        shown = Counter(drill.source for drill in {id(drill): drill for drill, _, _ in self.runs}.values())
        results = {}
        for drill, _, end in self.runs:
            results.setdefault(drill.source, set()).add(end.shown)
        self.assertGreater(sum(len(found) > 1 for found in results.values()), len(shown) * 0.93)
        self.assertGreater(sum(len(drill.calls) >= 5 for drill in self.copies), COUNT * 0.95)

    def test_two_names_of_one_thing_show_its_changes_and_copies_do_not(self):
        drawn = "\n".join(drill.source for drill in self.copies)
        self.assertGreater(len(re.findall(r"^ +(\w+) = (\w+)\n +\1(?:\.append\(|\[)", drawn, re.MULTILINE)), 60)
        self.assertGreater(len(re.findall(r"^ +(\w+) = (?:(\w+)(?:\[:\]|\.copy\(\))|dict\((\w+)\))\n +\1(?:\.append\(|\[)", drawn, re.MULTILINE)), 60)

    def test_a_third_of_near_misses_fails_in_each_way(self):
        failed, kinds, mixed, calls = 0, Counter(), 0, 0
        plain = [drill for drill in self.nears[:800] if "try:" not in drill.source]
        for drill in plain:
            found = [outcome(drill.source, call) for call in drill.calls]
            calls += len(found)
            failed += sum(end.kind == "raise" for end in found)
            mixed += len({end.kind for end in found}) == 2
            kinds.update(end.shown.partition("(")[0].removeprefix("raise: ") for end in found if end.kind == "raise")
        self.assertTrue(0.24 < failed / calls < 0.4, failed / calls)
        # The same lines fail with some arguments and not with others.
        self.assertGreater(mixed / len(plain), 0.55)
        self.assertEqual({name: kinds[name] for name in PROBLEMS if kinds[name] < 20}, {})
        self.assertEqual(set(kinds) - set(PROBLEMS) - {"AttributeError"}, set())

    def test_near_misses_end_and_some_are_caught(self):
        self.assertEqual([call for _, call, end in self.near_runs if end.kind == "never"], [])
        caught = [(drill, call, end) for drill, call, end in self.near_runs if "try:" in drill.source]
        self.assertTrue(0.35 < len(caught) / len(self.near_runs) < 0.55)
        self.assertLess(sum(end.kind == "raise" for _, _, end in caught), len(caught) * 0.2)
        shown = "\n".join(end.shown for _, _, end in self.near_runs)
        for words in ("too many values to unpack (expected 2", "list index out of range", "invalid literal for int()", "not enough values to unpack"):
            self.assertIn(words, shown)

    def test_sets_are_made_lists_of_without_a_problem(self):
        fine = [drill for drill in self.nears if re.search(r"= list\((\w+) - (\w+)\)$", drill.source, re.MULTILINE)]
        self.assertGreater(len(fine), 30)
        lines = ["v = list(a - b)"]
        self.assertTrue(all(passes(lines, [], ["a", "b"], [values["u1"], values["u2"]]) for sheet in [Near(Writer(random.Random(3)))] for values in (sheet.values() for _ in range(50))))

    def test_how_lines_end_is_told(self):
        self.assertIsNone(ended(["b = a[0]"], [], ["a"], [[1]]))
        self.assertIsInstance(ended(["b = a[1]"], [], ["a"], [[1]]), IndexError)
        self.assertIs(ended(["while a:", "    a += 1"], [], ["a"], [1]), LOST)


class Returns(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.made = [micro.program(random.Random(f"returns/{n}"), "test", on_returns) for n in range(800)]

    def test_are_whole_modules_and_not_only_run_through(self):
        self.assertEqual({drill.flags for drill in self.made}, {("on_returns", "returns")})
        self.assertEqual(micro.program(random.Random("returns/5"), "test", on_returns).calls, self.made[5].calls)
        self.assertTrue(0.2 < sum("class Solution:" in drill.source for drill in self.made) / 800 < 0.36)
        for drill in self.made:
            self.assertNotRegex(drill.source, r"[«»$]")

    def test_end_with_values_that_vary_after_a_few_calls(self):
        counts, varied = [], 0
        for drill in self.made:
            code = compile(drill.source, "<drill>", "exec")
            counts += [opened(code, call) for call in drill.calls]
            found = [outcome(drill.source, call) for call in drill.calls]
            self.assertEqual({end.kind for end in found}, {"return"}, drill.source)
            varied += len({end.text for end in found}) > 1
        self.assertLessEqual(max(counts), MOST)
        self.assertTrue(6 <= sorted(counts)[len(counts) // 2] <= 12)
        self.assertGreater(sum(count > 3 for count in counts), len(counts) * 0.95)
        self.assertGreater(varied, 800 * 0.9)
        self.assertGreater(sum(len(drill.calls) >= 5 for drill in self.made), 800 * 0.9)

    def test_every_form_is_drawn_and_its_parameters_are_known(self):
        for _, params, helpers, body in return_drills.RETURNS:
            self.assertTrue(all(spec in frame_writer.GIVEN or ":" in spec for _, spec in params), params)
            for text in (*helpers, body):
                self.assertNotIn("«", frame_writer.CHOICE.sub("", text))
        drawn = "\n".join(drill.source for drill in self.made)
        for pattern, least in ((r"(\w+)\((\w+) \+ 1, (\w+)\) \+ \1\(\2 \+ 1, \3 - \w+\[\2\]\)", 5), (r"\.append\(.*\n.*\n +\w+\.pop\(\)", 60), (r"for \w+ in range\((.*\n){2,3} +\w+\(\w+, \w+ - \w+\[\w+\]\)", 10), (r"nonlocal", 10), (r"(\w+)\(\w+ \+ 1, \w+\), \1\(", 5)):
            self.assertGreater(len(re.findall(pattern, drawn)), least, pattern)


if __name__ == "__main__":
    unittest.main()
