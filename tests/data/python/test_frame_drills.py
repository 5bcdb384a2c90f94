"""Drills of lines that open activations: how many open which, how deep, and how many states that takes. Counted from runs."""
import ast
import random
import unittest
from collections import Counter

from drilled import Watched, caller, shape
from ndbg_data import frame_drills, micro
from ndbg_data.frame_tables import TABLES
from ndbg_data.frame_writer import CHOICE, SLOT
from ndbg_data.grammar.writer import Writer

COUNT = 1500
# The least number of drills, of 1,500, in a run of which this happens.
LEAST = {
    "generator expression": 380, "lambda": 170, "inner function": 300, "recursion": 250, "generator": 90, "method": 300, "several calls a line": 350,
    "calls a line in a loop": 30, "caught": 60, "raised through": 30, "yield from": 8, "nonlocal": 35, "cached": 40, "one line": 140, "several lines": 35, "decorated": 40,
}  # fmt: skip
CONSUMERS = {"sum": 110, "any": 40, "all": 40, "min": 6, "max": 25, "sorted": 5, "set": 5, "list": 4, "tuple": 5, "dict": 4, "join": 9, "reduce": 6, "Counter": 4, "next": 12}
WALKED = {"range": 40, "zip": 25, "enumerate": 20, "items": 12, "values": 5}


def drill(n):
    w = Writer(random.Random(f"frames/{n}"))
    source, entry, call, family = frame_drills.on_frames(w, "f" if n % 2 else w.names.function())
    return source, entry, list(dict.fromkeys([call() for _ in range(9)]))[:6], family


class Run(Watched):
    """One call of a drill: what it opened, where it went."""

    def __init__(self, code, call):
        self.found, self.lines = set(), []
        self.stack, self.opened = [], Counter()
        super().__init__(code, call)

    def see(self, frame, event, argument):
        code = frame.f_code
        if event == "call":
            self.open(frame, code)
        elif event == "line":
            self.lines.append(frame.f_lineno)
            self.opened[frame] = 0
        elif event == "exception":
            # A frame whose code catches nothing lets it through.
            self.found.add("caught" if getattr(code, "co_exceptiontable", b"?") else "exception")
        elif event == "return":
            self.stack.pop()
            if argument is None and "exception" in self.found and self.stack:
                self.found.add("raised through")

    def open(self, frame, code):
        if code in self.stack:
            self.found.add("recursion")
        if self.stack:
            back = caller(frame)
            self.opened[back] += 1
            if self.opened[back] > 1:
                self.found.add("several calls a line")
        self.stack.append(code)
        if code.co_name == "<genexpr>":
            self.found.add("generator expression")
        elif code.co_name == "<lambda>":
            self.found.add("lambda")
        else:
            if code.co_varnames[:1] == ("self",):
                self.found.add("method")
            elif code.co_flags & 0x20:
                self.found.add("generator")
            if code.co_flags & 0x10:
                self.found.add("inner function")


def written(tree):
    """What stands in the text, where a run does not tell."""
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, (ast.If, ast.While, ast.For)) and node.lineno == node.body[0].lineno:
            found.add("one line")
        elif isinstance(node, ast.GeneratorExp) and node.end_lineno > node.lineno:
            found.add("several lines")
        elif isinstance(node, ast.Nonlocal):
            found.add("nonlocal")
        elif isinstance(node, ast.YieldFrom):
            found.add("yield from")
        elif isinstance(node, ast.FunctionDef) and node.decorator_list:
            found.add("cached" if "cache" in ast.unparse(node.decorator_list[0]) else "decorated")
            found.add("decorated")
        elif isinstance(node, (ast.For, ast.While)) and any(isinstance(n, ast.Call) for n in ast.walk(node)):
            found.add("calls a line in a loop")
    return found


class FrameDrills(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.made = [drill(n) for n in range(COUNT)]
        cls.trees = [ast.parse(source) for source, *_ in cls.made]
        cls.runs = [[Run(code, call) for call in calls] for source, _, calls, _ in cls.made for code in [compile(source, "<drill>", "exec")]]

    def test_lines_open_all_kinds_of_activations(self):
        found = Counter()
        for tree, runs in zip(self.trees, self.runs):
            found.update(written(tree).union(*[run.found for run in runs]))
        self.assertEqual({name: found[name] for name, least in LEAST.items() if found[name] < least}, {})

    def test_generator_expressions_stand_in_all_that_take_from_them_and_go_through_all_that_can_be(self):
        taken, through, nested, pairs, filtered = Counter(), Counter(), 0, 0, 0
        for tree in self.trees:
            for node in ast.walk(tree):
                if isinstance(node, ast.Call) and node.args:
                    named = getattr(node.func, "id", getattr(node.func, "attr", None))
                    taken[named] += any(isinstance(argument, ast.GeneratorExp) for argument in node.args)
                elif isinstance(node, ast.GeneratorExp):
                    over = node.generators[0].iter
                    through[getattr(over.func, "id", getattr(over.func, "attr", None)) if isinstance(over, ast.Call) else type(over).__name__] += 1
                    nested += len(node.generators) > 1
                    pairs += isinstance(node.generators[0].target, ast.Tuple)
                    filtered += bool(node.generators[0].ifs)
        self.assertEqual({name: taken[name] for name, least in CONSUMERS.items() if taken[name] < least}, {})
        self.assertEqual({name: through[name] for name, least in WALKED.items() if through[name] < least}, {})
        self.assertGreater(through["Name"], 150)
        self.assertGreater(nested, 25)
        self.assertGreater(pairs, 80)
        self.assertGreater(filtered, 120)

    def test_runs_are_short(self):
        states = sorted(run.states for runs in self.runs for run in runs)
        self.assertGreater(sum(3 <= n <= 60 for n in states) / len(states), 0.985)
        self.assertLess(states[-1], 150)
        self.assertTrue(9 <= states[len(states) // 2] <= 20)
        self.assertLess(max(len(run.value) for runs in self.runs for run in runs), 200)

    def test_calls_go_several_ways_and_mostly_end_with_a_value(self):
        ways = [len({tuple(run.lines) for run in runs}) for runs in self.runs]
        self.assertGreater(sum(n > 1 for n in ways) / COUNT, 0.75)
        values = [len({run.value for run in runs}) for runs in self.runs]
        self.assertGreater(sum(n > 1 for n in values) / COUNT, 0.85)
        ends = Counter(run.end for runs in self.runs for run in runs)
        self.assertGreater(ends["return"] / ends.total(), 0.96)
        self.assertGreater(ends["ValueError"], 15)
        self.assertEqual({name for name in ends if name in ("NameError", "UnboundLocalError", "AttributeError", "RecursionError", "SyntaxError")}, set())

    def test_any_and_all_stop_early_and_do_not(self):
        # Generators of any and all alone on a line: each state of theirs is one more item looked at.
        lengths = Counter()
        for (source, *_), runs in zip(self.made, self.runs):
            if source.count(" for ") == 1 and ("return any(" in source or "return all(" in source):
                lengths.update((run.value, min(run.states, 12)) for run in runs)
        self.assertGreater(sum(n for (value, _), n in lengths.items() if value == "True"), 30)
        self.assertGreater(sum(n for (value, _), n in lengths.items() if value == "False"), 30)
        self.assertGreater(len({states for _, states in lengths}), 4)

    def test_nearly_all_have_five_different_calls_in_both_forms(self):
        self.assertGreater(sum(len(calls) >= 5 for _, _, calls, _ in self.made) / COUNT, 0.93)
        methods = sum(source.rstrip().find("class Solution:") >= 0 for source, *_ in self.made)
        self.assertTrue(0.2 < methods / COUNT < 0.36)
        for source, entry, calls, _ in self.made:
            self.assertTrue(calls[0].startswith(("Solution()." if "class Solution:" in source else "") + entry + "("), calls[0])
            self.assertNotRegex(source, r"[«»$]| \n|\n\n\n\n")

    def test_every_family_and_every_template_is_drawn_and_compiles_in_each_place(self):
        families = Counter(family for *_, family in self.made)
        weights = {make.__name__: weight for make, weight in frame_drills.FAMILIES.items()}
        self.assertEqual(set(families), set(weights))
        for name, weight in weights.items():
            expected = COUNT * weight / sum(weights.values())
            self.assertLess(abs(families[name] - expected), 4 * expected ** 0.5, name)
        for table in TABLES.values():
            for _, params, helpers, body in table:
                used = {name for text in (*helpers, body) for _, name in SLOT.findall(text)}
                self.assertLessEqual({slot for slot, _ in params} - used, {"b", "a"}, body)
                self.assertNotIn("«", CHOICE.sub("", body))

    def test_the_same_seed_gives_the_same_drill_and_they_come_by_their_weight(self):
        self.assertEqual([drill(n) for n in range(0, 300, 7)], self.made[:300:7])
        shapes = Counter(shape(f"fifth/{n}") for n in range(1500))
        wanted = micro.SHAPES[micro.on_frames] / sum(micro.SHAPES.values())
        self.assertGreater(wanted, 0.1)
        self.assertTrue(abs(shapes["on_frames"] / 1500 - wanted) < 0.03, shapes)


if __name__ == "__main__":
    unittest.main()
