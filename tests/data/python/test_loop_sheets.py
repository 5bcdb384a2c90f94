"""Sheets of loops: all run, raise only what is meant, and every form comes; a loop finds in its names what it puts there about as often as something else."""
import ast
import os
import random
import re
import subprocess
import sys
import unittest
from collections import Counter
from hashlib import sha256
from string import Formatter

from drilled import Drills, texts
from ndbg_data import loop_programs, loop_tables, micro
from ndbg_data.grammar.writer import Writer
from ndbg_data.identity import digest
from ndbg_data.loop_sheets import MAKERS, MEANT, STATES, loop_sheet, written
from ndbg_data.loop_values import GIVEN, KEPT, SET, Loops
from ndbg_data.outcome import outcome

COUNT = 400
NAME = r"\w+"
FORMS = {
    "items() twice by the same names": rf"for ({NAME}), ({NAME}) in \w+\.items\(\):\n(?:.*\n)*?.*for \1, \2 in \w+\.items\(\):", "enumerate() twice": rf"for ({NAME}), ({NAME}) in enumerate\((?:.*\n)*?.*for \1, \2 in enumerate\(", "one name again": rf"for (?:\w+, )?({NAME}) in .*\n(?:.*\n)*?.*for \1 in ",
    "zip()": r"for \w+, \w+ in zip\(", "values()": r"in \w+\.values\(\):", "defaultdict": r"defaultdict\(int\)", "nested": r"for .*\n( +)for ", "two lists by one place": r"\w+\[(\w+)\] [-<>!=]+ \w+\[\1\]", "place from behind": r"\[-\w+", "rows": r"\w+\[(\w+)\]\[(\w+)\]", "keys": r"for (\w+) in (\w+):\n +\w+(?:\.append\(| [-+]?= )\w+\[\1\]", "pop()": r"\.pop\(",
    "unpacking an item": r"for (\w+) in \w+:\n +\w+, \w+ = \1\n", "set comprehension": r"\{\(?\w+, \w+\)? for \w+, \w+ in", "list comprehension of pairs": r"\[\w+ [-+*] \w+ for \w+, \w+ in", "max by a lambda": r"(?:max|min)\(\w+(?:\.items\(\))?, key=lambda", "sorted by a lambda": r"sorted\(\w+(?:\.items\(\))?, key=lambda", "max by get": r"(?:max|min)\((\w+), key=\1\.get\)",
    "difference": r"list\(\w+ - \w+\)", "common": r"\w+ & \w+", "either": r"\w+ \^=? ", "four arguments": r"def \w+\(\w+, \w+, \w+, \w+\)", "numbers in a tuple": r"return .*\w+ - 1 - \w+, \w+", "neighbours": r"\[\w+ \+ 1\]\[\w+ [-+] 1\]", "sum of a generator": r"sum\(\w+\(\w+\) for", "any or all": r"(?:any|all)\(.* for ", "groupby": r"in groupby\(", "repeats": r"if (\w+) != (\w+)\[-1\]:\n +\2\.append\(\1\)",
    "halving": r"(\w+) = (?:\((\w+) \+ (\w+)\) // 2|\w+ \+ \(\w+ - \w+\) // 2)", "two pointers": r"while (\w+) < (\w+):\n +\w+ = \w+\[\1\] \+ \w+\[\2\]", "sums over a grid": r"\[(\w+) \+ 1\]\[(\w+) \+ 1\] = ", "helper beside": r"(?:^|\n)def (\w+)\((?:.*\n)+\n\n(?:class|def)", "helper inside": r"\n +def (?!\w+\(self).*\n +(?:if|return|for)",
}  # fmt: skip


def drill(n):
    return micro.program(random.Random(f"loop/{n}"), "test", loop_sheet)


def drills(count):
    return [drill(n) for n in range(count)]


def first_turns(drill):
    """Of each loop over names that have a value already: whether its first turn leaves some of them as they are."""
    loops = {node.lineno: node for node in ast.walk(ast.parse(drill.source)) if isinstance(node, ast.For)}
    found, space = [], {}
    exec(compile(drill.source, "<drill>", "exec"), space)

    def follow(frame, event, _):
        if frame.f_code.co_filename != "<drill>" or frame.f_code.co_name.startswith("<"):
            return None
        before = left = None

        def look(frame, event, _):
            nonlocal before, left
            node = loops.get(left)
            if event == "line" and node and frame.f_lineno == node.body[0].lineno and before is not None:
                names = [part.id for part in ast.walk(node.target) if isinstance(part, ast.Name)]
                known = [name for name in names if name in before]
                if known:
                    found.append(any(before[name] == repr(frame.f_locals[name]) for name in known))
            entered = event == "line" and frame.f_lineno in loops and not (left and loops[frame.f_lineno].lineno <= left <= loops[frame.f_lineno].end_lineno)
            before = {name: repr(value) for name, value in frame.f_locals.items()} if entered else None
            left = frame.f_lineno
            return look

        return look

    for call in drill.calls[:2]:
        sys.settrace(follow)
        try:
            eval(call, space)
        except MEANT:
            pass
        finally:
            sys.settrace(None)
    return found


class LoopSheets(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.drills = Drills(drill)
        cls.many = cls.drills.first(COUNT)
        cls.runs = [[outcome(drill.source, call) for call in drill.calls] for drill in cls.many]

    def test_all_run_or_raise_what_is_meant(self):
        self.assertEqual({drill.flags for drill in self.many}, {("loop_sheet", "run_through")})
        ends = Counter(run.shown.split("(")[0] if run.kind != "return" else "return" for runs in self.runs for run in runs)
        calls = sum(ends.values())
        self.assertEqual(set(ends), {"return", *(f"raise: {kind.__name__}" for kind in MEANT)})
        self.assertTrue(0.06 < 1 - ends["return"] / calls < 0.18, ends)
        self.assertGreater(min(ends.values()), calls // 150, ends)
        self.assertGreater(sum(len({run.shown for run in runs}) > 1 for runs in self.runs), COUNT * 0.93)

    def test_a_third_of_the_calls_raise_where_some_may(self):
        for kind in ("places", "pairs"):
            raising = calls = 0
            for n in range(150):
                w = Writer(random.Random(f"{kind}/{n}"))
                made = written(w, kind)
                if made is None:
                    continue
                lines, params, give = made
                source = "\n".join([*w.imports, f"def f({', '.join(p.name for p in params)}):", *("    " + line for line in lines)]) + "\n"
                for _ in range(3):
                    calls += 1
                    raising += outcome(source, f"f({', '.join(map(repr, give()))})").kind != "return"
            self.assertGreater(calls, 350, kind)
            self.assertTrue(0.24 < raising / calls < 0.42, (kind, raising / calls))

    def test_are_always_the_same_and_never_alike(self):
        self.assertEqual([(drill.source, drill.calls) for drill in drills(40)], [(drill.source, drill.calls) for drill in self.many[:40]])
        self.assertGreater(len({digest(drill.source) for drill in self.many}), COUNT * 0.9)

    def test_do_not_depend_on_the_order_of_sets(self):
        code = "import test_loop_sheets as t; print(t.sha256(repr([(d.source, d.calls) for d in t.drills(60)]).encode()).hexdigest())"
        made = {subprocess.run([sys.executable, "-c", code], env={**os.environ, "PYTHONHASHSEED": seed}, cwd=os.path.dirname(__file__) or ".", capture_output=True, text=True, check=True).stdout for seed in "12"}
        self.assertEqual(made, {sha256(repr([(drill.source, drill.calls) for drill in self.many[:60]]).encode()).hexdigest() + "\n"})

    def test_are_small(self):
        lines = [drill.source.count("\n") for drill in self.many]
        self.assertTrue(5 <= min(lines) and max(lines) <= 28, (min(lines), max(lines)))
        self.assertTrue(8 < sum(lines) / COUNT < 13, sum(lines) / COUNT)
        self.assertEqual(STATES, (8, 60))

    def test_each_role_is_known_and_used(self):
        used = {field for module in (loop_tables, loop_programs) for name, value in vars(module).items() if name.isupper() for text in texts(value) for _, field, _, _ in Formatter().parse(re.sub("[«»|]", " ", text)) if field}
        used |= {"zs", "us"}
        self.assertEqual({*GIVEN, *SET, *KEPT} - used - {"new"}, set())
        self.assertEqual({field.strip() for field in used} - {*GIVEN, *SET, *KEPT} - {"few", "two", "bar", "zs us"}, set())
        self.assertEqual({*GIVEN} - set(Loops(Writer(random.Random(1))).values()), set())

    def test_a_function_of_four_often_has_the_names_of_its_caller(self):
        same = []
        for drill in self.many:
            functions = [[arg.arg for arg in node.args.args if arg.arg != "self"] for node in ast.walk(ast.parse(drill.source)) if isinstance(node, ast.FunctionDef)]
            if sorted(map(len, functions)) == [4, 4]:
                same.append(set(functions[0]) == set(functions[1]))
        self.assertGreater(len(same), 10)
        self.assertTrue(0.2 < sum(same) / len(same) < 0.7, same)

    def test_every_form_comes(self):
        counts = {form: sum(bool(re.search(pattern, drill.source)) for drill in self.many) for form, pattern in FORMS.items()}
        rare = {form: count for form, count in counts.items() if count < 2}
        self.assertEqual(rare, {}, counts)

    def test_each_family_is_written(self):
        for kind in MAKERS:
            made = sum(written(Writer(random.Random(f"{kind}/{n}")), kind) is not None for n in range(40))
            self.assertGreater(made, 20, kind)

    def test_what_a_loop_puts_into_a_name_is_there_already_every_other_time(self):
        turns = [same for drill in self.many for same in first_turns(drill)]
        self.assertGreater(len(turns), COUNT)
        self.assertTrue(0.3 < sum(turns) / len(turns) < 0.65, sum(turns) / len(turns))

    def test_one_drill_in_seven_is_of_this_kind(self):
        self.assertAlmostEqual(micro.SHAPES[loop_sheet] / sum(micro.SHAPES.values()), 1 / 7, delta=0.005)


if __name__ == "__main__":
    unittest.main()
