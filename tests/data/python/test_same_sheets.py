"""Sheets of sameness: every line of the tables comes, programs end, and about half of what they assign leaves something as it was, in each form."""
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

from drilled import Drills, stripped, texts
from ndbg_data import micro, same_programs, same_stores, same_tables
from ndbg_data.grammar.writer import Writer
from ndbg_data.identity import digest
from ndbg_data.outcome import outcome
from ndbg_data.same_sheets import fields, same_sheet
from ndbg_data.same_values import ALWAYS, GIVEN, ITEMS, KEPT, LOCAL, Same
from ndbg_data.same_watch import Code, Watch, names_of

COUNT = 400
# What stands for a role: a name, or what is written in its place.
NAMED = r"""(?:\w+|'[^'\n]*'|"[^"\n]*"|-\d+)"""


def drill(n):
    return micro.program(random.Random(f"same/{n}"), "test", same_sheet)


def drills(count):
    return [drill(n) for n in range(count)]


def pattern(text):
    """What is written from a text of a table."""
    pieces = re.split("([«|»])", text) if "«" in text else [text]
    made, depth = "", 0
    for piece in pieces:
        depth += {"«": 1, "»": -1}.get(piece, 0)
        if piece in "«»" and piece:
            made += "(?:" if piece == "«" else ")"
        elif piece == "|" and depth:
            made += "|"
        else:
            made += "".join(re.escape(before) + (NAMED if field else "") for before, field, _, _ in Formatter().parse(piece))
    return made


def traced(drill):
    """For each line that sets names: (its statement, how many of them stay, how many change), of all calls of a drill; and how many states each call has."""
    tree = ast.parse(drill.source)
    nodes = {node.lineno: node for node in ast.walk(tree) if isinstance(node, ast.stmt)}
    found, states, space = [], [], {}
    exec(compile(drill.source, "<drill>", "exec"), space)

    def follow(frame, event, _):
        if frame.f_code.co_filename != "<drill>" or frame.f_code.co_name.startswith("<"):
            return None
        last, line = {name: repr(value) for name, value in frame.f_locals.items()}, None
        states[-1] += 1

        def look(frame, event, _):
            nonlocal last, line
            if event == "line" and frame.f_lineno == line:
                return look
            states[-1] += event in ("line", "return")
            now, node = {name: repr(value) for name, value in frame.f_locals.items()}, nodes.get(line)
            if isinstance(node, (ast.Assign, ast.AugAssign, ast.Expr)) or isinstance(node, ast.For) and frame.f_lineno == node.body[0].lineno:
                names = names_of(node)
                changed = [name for name in now if last.get(name) != now[name]]
                found.append((node, len([name for name in names if name in last and name not in changed]), len(changed)))
            last, line = now, frame.f_lineno
            return look

        return look

    for call in drill.calls:
        states.append(0)
        sys.settrace(follow)
        try:
            eval(call, space)
        finally:
            sys.settrace(None)
    return found, states


def form(node):
    """The form of a statement."""
    if isinstance(node, ast.For):
        return "for several" if isinstance(node.target, ast.Tuple) else "for one"
    if isinstance(node, ast.Assign):
        target = node.targets[0]
        return "several" if isinstance(target, ast.Tuple) or len(node.targets) > 1 else "item" if isinstance(target, ast.Subscript) else "name"
    return type(node).__name__


class SameSheets(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.drills = Drills(drill)
        cls.many = cls.drills.first(COUNT)

    def test_are_only_run_through_and_never_raise(self):
        self.assertEqual({drill.flags for drill in self.many}, {("same_sheet", "run_through")})
        varied = 0
        for drill in self.many:
            runs = [outcome(drill.source, call) for call in drill.calls]
            self.assertEqual({run.kind for run in runs}, {"return"}, drill.source)
            varied += len({run.shown for run in runs}) > 1
        self.assertGreater(varied, COUNT * 0.8)

    def test_are_always_the_same_and_never_alike(self):
        self.assertEqual([drill.source for drill in drills(40)], [drill.source for drill in self.many[:40]])
        self.assertEqual([drill.calls for drill in drills(40)], [drill.calls for drill in self.many[:40]])
        self.assertGreater(len({digest(drill.source) for drill in self.many}), COUNT * 0.95)

    def test_do_not_depend_on_the_order_of_sets(self):
        code = "import test_same_sheets as t; print(t.sha256(repr([(d.source, d.calls) for d in t.drills(60)]).encode()).hexdigest())"
        made = {subprocess.run([sys.executable, "-c", code], env={**os.environ, "PYTHONHASHSEED": seed}, cwd=os.path.dirname(__file__) or ".", capture_output=True, text=True, check=True).stdout for seed in "12"}
        self.assertEqual(made, {sha256(repr([(drill.source, drill.calls) for drill in self.many[:60]]).encode()).hexdigest() + "\n"})

    def test_are_small(self):
        lines = [drill.source.count("\n") for drill in self.many]
        self.assertTrue(4 <= min(lines) and max(lines) <= 25, (min(lines), max(lines)))
        self.assertTrue(8 < sum(lines) / COUNT < 14, sum(lines) / COUNT)
        self.assertGreater(sum(len(drill.source) + len(drill.calls[0]) < 800 for drill in self.many), COUNT * 0.98)

    def test_each_role_is_known_and_used(self):
        tables = [text for module in (same_tables, same_programs, same_stores) for name, value in vars(module).items() if name.isupper() for text in texts(value)]
        used = {field for text in tables for field in fields(text)}
        self.assertEqual(used - {"fn", "call"}, {*GIVEN, *ITEMS, *KEPT, *LOCAL})
        self.assertEqual({*GIVEN, *ALWAYS} - set(Same(Writer(random.Random(1))).values([*GIVEN, *ALWAYS])), set())

    def test_nearly_every_line_is_drawn(self):
        lines = [text for _, table in same_tables.TOPICS for _, text in table] + [text for table in (same_tables.HEADS, same_tables.OUTER, same_tables.INNER, same_tables.FIRST) for _, text in table]
        left = self.drills.lacking({text: f"^{pattern(text)}$" for text in lines}, 1500, stripped, len(lines) // 30)
        missed = [text for text in lines if text in left]
        self.assertLess(len(missed), len(lines) * 0.04, missed)

    def test_about_half_leaves_something_as_it_was_in_each_form(self):
        staying, all_of, nothing, both = Counter(), Counter(), 0, 0
        lengths = []
        for drill in self.many[:300]:
            found, states = traced(drill)
            lengths += states
            for node, same, changed in found:
                all_of[form(node)] += 1
                staying[form(node)] += same > 0
                nothing += changed == 0
                both += same > 0 and changed > 0
        total = sum(all_of.values())
        self.assertTrue(0.38 < sum(staying.values()) / total < 0.58, sum(staying.values()) / total)
        self.assertGreater(nothing, total * 0.2)
        self.assertGreater(both, total * 0.08)
        for what, least in (("for several", 2500), ("for one", 2000), ("several", 4500), ("name", 6000), ("item", 1200), ("Expr", 700), ("AugAssign", 700)):
            self.assertGreater(all_of[what], least, all_of)
            self.assertTrue(0.15 < staying[what] / all_of[what] < 0.8, (what, staying, all_of))
        lengths.sort()
        self.assertLessEqual(lengths[-1], 60)
        self.assertTrue(18 < lengths[len(lengths) // 2] < 36, lengths[len(lengths) // 2])

    def test_kinds_of_programs(self):
        kinds = Counter(kind for drill in self.many for kind in {type(node).__name__ for node in ast.walk(ast.parse(drill.source))})
        for what, least in (("For", 340), ("While", 20), ("If", 100), ("Tuple", 240), ("ClassDef", 35), ("Subscript", 200), ("Call", 240), ("Starred", 5), ("IfExp", 30)):
            self.assertGreater(kinds[what], least, kinds)
        loops = [node for drill in self.many for node in ast.walk(ast.parse(drill.source)) if isinstance(node, ast.For)]
        self.assertGreater(sum(any(isinstance(part, ast.For) for part in ast.walk(loop) if part is not loop) for loop in loops), 80)
        sources = [drill.source for drill in self.many]
        self.assertGreater(sum(source.count("def ") > 1 for source in sources), 38)
        for search, least in ((r"^ +\w+, \w+ = divmod\(", 15), (r"for \w+, \(\w+, \w+", 15), (r"for \(\w+, \w+\), ", 15), (r"= (max|min)\(", 120), (r"^ +(\w+)\[.*\] = ", 60), (r"\.sort\(|sorted\(", 70), (r"\.setdefault\(|\.add\(", 20)):
            self.assertGreater(sum(re.search(search, source, re.MULTILINE) is not None for source in sources), least, search)


class Watches(unittest.TestCase):
    def test_what_lines_set_and_ask_for(self):
        code = Code(["(a, b), c[0] = x, y", "for d, (e, _) in c:", "    f.sort()", "    heapq.heappush(g, d)", "    a += e", "    del c[1:]", "return a, b"], ["x", "y"])
        self.assertEqual(code.by_line, {2: ["a", "b", "c"], 3: ["d", "e", "_"], 4: ["f"], 5: ["g"], 6: ["a"], 7: ["c"]})
        self.assertEqual(set(code.asked), {"x", "y", "c", "f", "heapq", "g"})
        self.assertIn("a", Code(["for x in y:", "    if x:", "        a = 1", "    b = a"]).asked)

    def test_what_stays_is_counted(self):
        watch = Watch(Code(["r = 0", "for x in xs:", "    r, s = max(r, x), x", "return r"], ["xs"]), [])
        # r, four times x (one of them again), four times r and s: r stays twice, s once besides.
        states, assigned, same = watch.run([[2, 2, 1, 3]])
        self.assertEqual((assigned, same), (9, 3))
        self.assertEqual(states, 1 + 1 + 4 * 2 + 1 + 1 + 1)
        self.assertIsNone(watch.run([[None]]))
        self.assertIsNone(Watch(Code(["while True:", "    x = 1"], ["x"]), []).run([1]))
        self.assertIsNone(Watch(Code(["for _ in range(9):", "    x += x"], ["x"]), []).run(["abc"]))

    def test_functions_of_the_program_are_watched_too(self):
        watch = Watch(Code(["def f(p):", "    p = abs(p)", "    return p", "a = f(x)", "a = f(-x)", "return a"], ["x"]), [])
        self.assertEqual(watch.run([4])[1:], (4, 2))


if __name__ == "__main__":
    unittest.main()
