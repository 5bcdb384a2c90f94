"""Sheets of counts: every line can be carried out, stores change in the ways that their repr tells in a manner of its own, keys decide, and results vary."""
import ast
import os
import random
import re
import subprocess
import sys
import unittest
from collections import Counter, OrderedDict, defaultdict, deque
from string import Formatter

from drilled import followed
from ndbg_data import count_sheets, count_tables, micro
from ndbg_data.count_sheets import FAMILIES, GENERAL, GIVEN, SET, WHOLE, Counts, count_sheet
from ndbg_data.identity import digest
from ndbg_data.outcome import outcome
from ndbg_data.sheets import tried

COUNT = 600
TABLES = {name: table for name, table in vars(count_tables).items() if name.isupper()}


def drills(count, name="count"):
    return [micro.program(random.Random(f"{name}/{n}"), "test", count_sheet) for n in range(count)]


def runs(start, text):
    """Whether a sheet of this beginning and this text runs, of some that are drawn."""
    for n in range(25):
        sheet = Counts(micro.Writer(random.Random(f"alone/{n}")))
        lines = (sheet.of(start) if start else []) + list(sheet.block(text))
        lines, imports = count_sheets.imported(sheet.w, [*lines, "return 0"])
        sheet.names = {role: name for role, name in sheet.names.items() if role in GIVEN}
        if tried(sheet, lines, imports):
            return True
    return False


def what_happens(drill):
    """(what stores do in the first call of a drill, each counted once for a state that shows it; how many states there are; how often each lambda is called from a line)."""
    seen, space, states, before, keyed = Counter(), {}, [0], {}, Counter()
    exec(compile(drill.source, "<drill>", "exec"), space)

    def follow(frame, event, _):
        if frame.f_code.co_filename != "<drill>":
            return None
        states[0] += 1
        if frame.f_code.co_name == "<lambda>":
            if event == "call":
                keyed[frame.f_lineno] += 1
            return follow
        for name, value in frame.f_locals.items():
            shown = repr(value)
            if before.get(name) == shown:
                continue
            was, before[name] = before.get(name), shown
            if isinstance(value, Counter):
                counts = list(value.values())
                seen["counted"] += 1
                seen["in another order than put in"] += counts != sorted(counts, reverse=True)
                seen["none or less"] += bool(counts) and min(counts) <= 0
                seen["equal counts"] += len(set(counts)) < len(counts)
            elif isinstance(value, defaultdict):
                seen["with a factory"] += 1
                seen["only asked for"] += was is not None and any(not held for held in value.values())
            elif isinstance(value, OrderedDict):
                seen["ordered"] += 1
            elif isinstance(value, deque):
                seen["queued"] += 1
                seen["at most so many"] += value.maxlen is not None and len(value) == value.maxlen
            elif isinstance(value, set) and value:
                seen["sets"] += 1
                seen["sets not rising"] += list(value) != sorted(value)
                seen["sets beyond the first table"] += len(value) > 4
        return follow

    followed(drill.calls[0], space, follow)
    return seen, states[0], keyed


class CountSheets(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.many = drills(COUNT)

    def test_are_only_run_through_and_never_raise(self):
        self.assertEqual({drill.flags for drill in self.many}, {("count_sheet", "run_through")})
        varied = 0
        for drill in self.many:
            found = [outcome(drill.source, call) for call in drill.calls]
            self.assertEqual({run.kind for run in found}, {"return"}, drill.source)
            varied += len({run.shown for run in found}) > 1
        self.assertGreater(varied, COUNT * 0.95)
        self.assertGreater(sum(len(drill.calls) == 6 for drill in self.many), COUNT * 0.97)

    def test_are_always_the_same(self):
        self.assertEqual([(drill.source, drill.calls) for drill in drills(60)], [(drill.source, drill.calls) for drill in self.many[:60]])
        code = "import random; from ndbg_data import micro; from ndbg_data.count_sheets import count_sheet as make; made = [micro.program(random.Random(str(n)), 't', make) for n in range(60)]; print([(drill.source, drill.calls) for drill in made])"
        found = [subprocess.run([sys.executable, "-c", code], env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, check=True).stdout for seed in "12"]
        self.assertGreater(len(found[0]), 9000)
        self.assertEqual(*found)

    def test_no_two_are_alike(self):
        many = drills(1500, "alike")
        self.assertGreater(len({digest(drill.source) for drill in many}), 1440)
        # Names and numbers aside.
        bare = Counter(re.sub(r"\b(?!for|in|if|def|while|Counter|key|lambda)\w+\b", "_", drill.source) for drill in many)
        self.assertGreater(len(bare), 1300)
        self.assertLess(bare.most_common(1)[0][1], 12)

    def test_each_role_and_each_table_is_known_and_used(self):
        fields = {field for table in TABLES.values() for _, text in table for _, field, _, _ in Formatter().parse(text) if field}
        named = {name for _, family in FAMILIES if family is not WHOLE for name in family if name} | {"WHOLE"}
        self.assertEqual({field for field in fields if field.isupper()} | named, set(TABLES))
        stood_for = {role for roles in count_sheets.KINDS.values() for role in roles}
        self.assertEqual({field for field in fields if not field.isupper()} | stood_for, {*GIVEN, *SET, *GENERAL, "new"})
        self.assertEqual(set(Counts(micro.Writer(random.Random(1))).values()), set(GIVEN))

    def test_every_line_of_every_table_runs(self):
        found = [(start, text) for _, family in FAMILIES if family is not WHOLE for start, *others in (family,) for name in dict.fromkeys(others) if name for _, text in TABLES[name]]
        found += [(None, text) for name in ("WHOLE", *(family[0] for _, family in FAMILIES if family is not WHOLE)) for _, text in TABLES[name]]
        self.assertGreater(len(found), 400)
        self.assertEqual([(start, text) for start, text in found if not runs(start, text)], [])

    def test_stores_do_what_their_repr_tells(self):
        seen, states, by_keys = Counter(), [], []
        for drill in self.many:
            happens, count, keyed = what_happens(drill)
            seen.update(happens)
            states.append(count)
            by_keys += keyed.values()
        self.assertGreater(seen["counted"], 1200, seen)
        for what, least in (("in another order than put in", 0.36), ("none or less", 0.22), ("equal counts", 0.45)):
            self.assertGreater(seen[what], seen["counted"] * least, seen)
        self.assertGreater(seen["with a factory"], 500, seen)
        self.assertGreater(seen["only asked for"], 80, seen)
        self.assertGreater(seen["ordered"], 70, seen)
        self.assertGreater(seen["queued"], 280, seen)
        self.assertGreater(seen["at most so many"], 25, seen)
        self.assertGreater(seen["sets"], 260, seen)
        self.assertGreater(seen["sets not rising"], seen["sets"] * 0.25, seen)
        self.assertGreater(seen["sets beyond the first table"], seen["sets"] * 0.3, seen)
        self.assertTrue(18 < sorted(states)[COUNT // 2] < 45, sorted(states)[COUNT // 2])
        self.assertGreater(sum(5 <= count <= 75 for count in states), COUNT * 0.95)
        self.assertGreater(len(by_keys), 100)
        self.assertGreater(sum(2 < count < 7 for count in by_keys), len(by_keys) * 0.75)

    def test_heaps_are_not_in_order(self):
        """Of heaps of four items and more, as they stand after a push or a pop, most are no sorted lists."""
        found = Counter()
        for drill in self.many:
            name = re.search(r"heapp\w+\((\w+)", drill.source)
            if name:
                found.update(self.heaps(drill, name[1]))
        self.assertGreater(found["heaps"], 200, found)
        self.assertGreater(found["not sorted"], found["heaps"] * 0.5, found)

    def heaps(self, drill, name):
        space, found, last = {}, Counter(), [None]
        exec(compile(drill.source, "<drill>", "exec"), space)

        def follow(frame, event, _):
            if frame.f_code.co_filename != "<drill>":
                return None
            heap = frame.f_locals.get(name)
            if isinstance(heap, list) and len(heap) > 3 and heap != last[0]:
                last[0] = list(heap)
                found["heaps"] += 1
                found["not sorted"] += heap != sorted(heap)
            return follow

        followed(drill.calls[0], space, follow)
        return found

    def test_kinds_come_often_and_none_too_often(self):
        sources = [drill.source for drill in self.many]
        for pattern, least in (
            (r"Counter\(", 230), (r"\] -= 1", 85), (r"most_common\(", 32), (r"\.(values|items)\(\)", 105), (r"defaultdict\((int|list|set)", 78), (r"OrderedDict", 10), (r"deque\(", 42), (r"heap(push|pop|ify|replace)", 72), (r"set\(|\{\w+ for", 55), (r"key=lambda", 75), (r"key=(?!lambda)", 75), (r"groupby\(", 11), (r"zip\(\*", 20),
            (r"combinations\(|product\(|permutations\(", 22), (r"accumulate\(", 8), (r"int\(\w+, 2\)|bin\(", 9), (r"class Solution", 50), (r"^ +for .*\n +.*\n +.*-= ", 42), (r"sorted\(", 120),
        ):  # fmt: skip
            count = sum(re.search(pattern, source, re.MULTILINE) is not None for source in sources)
            self.assertGreater(count, least, pattern)
            self.assertLess(count, COUNT * 0.66, pattern)
        loops = [sum(isinstance(node, (ast.For, ast.While)) for node in ast.walk(ast.parse(source))) for source in sources]
        self.assertGreater(sum(count > 0 for count in loops), COUNT * 0.68)
        lines = sorted(len(source.splitlines()) for source in sources)
        self.assertTrue(8 <= lines[COUNT // 2] <= 16 and lines[-1] <= 32, (lines[COUNT // 2], lines[-1]))

    def test_sets_hold_numbers_alone(self):
        """What is in a set of texts or tuples comes in an order that nobody can know."""
        for drill in self.many:
            for call in drill.calls[:2]:
                space = {}
                exec(drill.source, space)
                for found in self.sets(eval(call, space)):
                    self.assertTrue(all(type(item) is int for item in found), drill.source)

    def sets(self, value):
        if isinstance(value, (set, frozenset)):
            yield value
        elif isinstance(value, (list, tuple, dict)):
            for item in value.values() if isinstance(value, dict) else value:
                yield from self.sets(item)


if __name__ == "__main__":
    unittest.main()
