"""Drills of what is looked for in texts, and of lists that change: how often each comes, and over what."""
import ast
import random
import unittest
from collections import Counter

from ndbg_data import micro
from ndbg_data.outcome import outcome
from ndbg_data.seeking_drills import on_lists, on_places

COUNT = 900
# The least number of drills that do this.
PLACES = {
    "find": 40, "rfind": 15, "index": 40, "rindex": 12, "count": 30, "startswith": 25, "endswith": 25, "split": 30, "partition": 15, "rpartition": 15,
    "replace": 45, "strip": 12, "rstrip": 12, "lstrip": 12, "removeprefix": 12,
}  # fmt: skip
LISTS = {"pop": 130, "insert": 100, "append": 50, "reverse": 50, "extend": 50, "sort": 60, "remove": 40}


def made(make):
    return [micro.program(random.Random(f"{make.__name__}/{n}"), "test", make) for n in range(COUNT)]


def methods(source):
    return {node.func.attr for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute)}


class SeekingDrills(unittest.TestCase):
    def drawn_often_enough(self, drills, least):
        found = Counter(name for drill in drills for name in methods(drill.source))
        self.assertEqual({name: found[name] for name in least if found[name] < least[name]}, {})

    def few_raise(self, drills, most):
        runs = [outcome(drill.source, call).shown for drill in drills for call in drill.calls]
        raising = sum(shown.startswith("raise") for shown in runs)
        self.assertTrue(0 < raising < most * len(runs), raising / len(runs))

    def test_places(self):
        drills = made(on_places)
        self.drawn_often_enough(drills, PLACES)
        self.few_raise(drills, 0.06)
        sizes = Counter(min(len(ast.literal_eval(ast.parse(call, mode="eval").body.args[0])) // 10, 5) for drill in drills for call in drill.calls)
        for tens in range(6):
            self.assertGreater(sizes[tens], 30, sizes)

    def test_what_is_looked_for_is_there_and_is_not(self):
        hits = Counter()
        for drill in made(on_places):
            for call in drill.calls:
                arguments = [ast.literal_eval(each) for each in ast.parse(call, mode="eval").body.args]
                if len(arguments) == 2 and "startswith" in drill.source:
                    hits["begins" if arguments[0].startswith(arguments[1]) else "does not begin"] += 1
                elif len(arguments) == 2 and ".count(" in drill.source:
                    hits[min(arguments[0].count(arguments[1]), 2)] += 1
        for kind in ("begins", "does not begin", 0, 1, 2):
            self.assertGreater(hits[kind], 12, hits)

    def test_lists(self):
        drills = made(on_lists)
        self.drawn_often_enough(drills, LISTS)
        self.few_raise(drills, 0.04)
        # Some have two names, for the same list or a copy.
        again = [drill for drill in drills if " = " in drill.source.splitlines()[1] and drill.source.splitlines()[1].strip().endswith(drill.source.partition("(")[2].partition(")")[0])]
        self.assertGreater(len(again), COUNT * 0.08)
        self.assertTrue(all(len(drill.source.splitlines()) > 2 for drill in drills))


if __name__ == "__main__":
    unittest.main()
