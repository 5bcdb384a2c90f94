"""Mixed sheets: all run, raise only what is meant, end soon, and every form comes."""
import ast
import os
import random
import re
import subprocess
import sys
import unittest
from collections import Counter
from hashlib import sha256

from drilled import Drills, Watched, texts
from ndbg_data import micro, mixed_programs, mixed_sheets, mixed_tables
from ndbg_data.grammar.writer import Writer
from ndbg_data.identity import digest
from ndbg_data.mixed_sheets import MAKERS, joined, mixed_sheet, written
from ndbg_data.mixed_values import GIVEN, SET, Mixed
from ndbg_data.outcome import outcome

COUNT = 500
CHOSEN = re.compile("\\{«([^»]*)»\\}")
MEANT = {"raise: IndexError", "raise: KeyError"}
FORMS = {
    "findall of classes": r"re\.findall\(r?['\"]\[[^^]", "findall of others": r"re\.findall\(r?['\"]\[\^", "stretches": r"re\.findall\(r['\"]\\[dw]\+", "several of one text": r"(\w+) = re\.findall\(.*, (\w+)\)\n +(\w+) = re\.findall\(.*, \2\)\n +(\w+) = re\.findall\(", "sub": r"re\.sub\(", "split": r"re\.split\(", "group": r"\.group\((?:0\))?", "none": r"re\.match\(.*\) is (?:not )?None", "search in a condition": r"if re\.(?:search|match)\(",
    "difference": r"\w+ - \w+", "common": r"\w+ & \w+", "either": r"\w+ \| \w+", "one of both": r"\w+ \^=? ", "subset": r"\w+ <= \w+", "add": r"\.add\(", "discard": r"\.discard\(", "remove": r"\.remove\(", "list of a set": r"list\(\w+\)", "sorted letters": r"sorted\(set\(\w+\) [-&|^] set", "set comprehension": r"\{\w+ [-%/*^]+ \w+ for",
    "halving": r"\((\w+) \+ (\w+)\) // 2", "search between": r"while (\w+) <=? (\w+)(?: - 1)?:\n +\w+ = ", "round numbers": r"10 ?\*\* ?9|500000001|999999|1000000", "modulus": r"% (?:\(10|1_?000_?000_?007|999983|998244353)", "turns of a search": r"for \w+ in range\(\d \+ \d\):\n +(\w+) = \(",
    "three lists": r"return \w+, \w+, \w+\n", "list of names": r"(?:return|=) \[\w+, \w+(?:, \w+)*\]", "dict of names": r"\{['\"]\w+['\"]: \w+, ['\"]\w+['\"]: \w+", "empty lists": r"\w+, \w+, \w+ = \[\], \[\], \[\]", "inf": r"\w+, \w+ = abs\(\w+ - \w+\), (?:math\.)?(?:inf|float)", "from math import inf": r"from math import inf", "float inf": r"float\(['\"]inf['\"]\)", "nothing yet": r"\w+, \w+ = -1, None", "bounds anew": r"for .*\n +\w+, \w+ = 0, len\(\w+\)\n +while",
    "two loops by one name": r"for (\w+) in \w+:\n(?:.*\n)+?.*for \1 in \w+:\n", "count of a text": r"= Counter\(\w+\)", "piece of a text": r"(\w+) = \w+\[(\w+):\2 \+ [23]\]\n(?: +if .*\n)? +\w+\[\1\] \+= 1", "most_common": r"\.most_common\(", "del of a count": r"\[(\w+)\] -= 1\n +if .*\n +(?:del \w+\[\1\]|\w+\.pop\(\1\))", "counters compared": r"\w+, \w+ = Counter\(\w+\), Counter\(\w+\)\n +\w+ = \w+ [<=!>]=", "min of quotients": r"min\(\w+\[(\w+)\] // (\w+) for \1, \2 in",
    "window": r"range\(([23]), len\(\w+\)\):\n.*\n +(\w+) = \w+\[\w+ - \1\]", "defaultdict": r"defaultdict\(", "nearest": r"key=lambda (\w+): \(abs\(\1 - \w+\), \1\)", "closure": r"def \w+\(.*(\w+)\):\n +return (?:min|max)\(\w+, key=lambda (\w+)", "recursion": r"def (\w+)\(.*\n(?:.*\n)*?.*key=lambda.*\n +return .*\1\(", "cache": r"@cache\n", "lru_cache": r"@lru_cache\(None\)\n", "reduce of a generator": r"reduce\(xor, \((\w+) \^ (\w+) for", "reduce by an operator": r"reduce\((?:operator\.)?\w+, \w+",
    "reduce by a lambda": r"reduce\(lambda", "place from behind": r"\w+\[-\d\]", "reckoned place": r"\w+\[-\w+ \+ \w+\]", "place before": r"\w+\[\w+ - 1\]", "ends": r"\w+\[-\w+:\]", "but the end": r"\w+\[:-\w+\]", "tuple of anything": r"= (?:tuple\(\w+\)|\(\*\w+, \w+\)|\w+\[1:\] \+ \(.*\))\n.*\[-\d\]", "dict of functions": r"= \{\n +['\"]\+['\"]: operator\.add,\n", "list of tuples": r"= \[\n +\(['\"]\w+['\"], \w+\),\n", "return of lines": r"return [\[(]\n", "call of lines": r"= \w+\(\n +\w+", "method": r"class Solution:\n",
    "helper beside": r"(?:^|\n)(?:@.*\n)?def (\w+)\((?:.*\n)+\n*(?:class|def)", "helper inside": r"\n +def (?!\w+\(self).*\n +(?:if|return|\w+ = )",
}  # fmt: skip


def drill(n):
    return micro.program(random.Random(f"mixed/{n}"), "test", mixed_sheet)


def drills(count):
    return [drill(n) for n in range(count)]


class Seen(Watched):
    def see(self, frame, event, argument):
        for value in frame.f_locals.values():
            self.unordered |= isinstance(value, (set, frozenset)) and len(value) > 1 and any(isinstance(item, str) for item in value)
            self.matches |= isinstance(value, re.Match)

    unordered = matches = False


class MixedSheets(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.drills = Drills(drill)
        cls.many = cls.drills.first(COUNT)
        cls.runs = [[outcome(drill.source, call) for call in drill.calls] for drill in cls.many]

    def test_all_run_or_raise_what_is_meant(self):
        self.assertEqual({drill.flags for drill in self.many}, {("mixed_sheet", "run_through")})
        ends = Counter(run.shown.split("(")[0] if run.kind != "return" else "return" for runs in self.runs for run in runs)
        self.assertEqual(set(ends), {"return", *MEANT})
        self.assertTrue(0.01 < 1 - ends["return"] / sum(ends.values()) < 0.08, ends)
        self.assertGreater(sum(len({run.shown for run in runs}) > 1 for runs in self.runs), COUNT * 0.96)

    def test_runs_are_short_and_states_show_plain_values_in_a_known_order(self):
        states = []
        for drill in self.many[:250]:
            code = compile(drill.source, "<drill>", "exec")
            for call in drill.calls[:2]:
                seen = Seen(code, call)
                self.assertFalse(seen.unordered or seen.matches, drill.source)
                states.append(seen.states)
        self.assertLess(max(states), 140)
        self.assertTrue(16 < sum(states) / len(states) < 40, sum(states) / len(states))

    def test_are_always_the_same_and_never_alike(self):
        self.assertEqual([(drill.source, drill.calls) for drill in drills(40)], [(drill.source, drill.calls) for drill in self.many[:40]])
        self.assertGreater(len({digest(drill.source) for drill in self.many}), COUNT * 0.95)

    def test_do_not_depend_on_the_order_of_sets(self):
        code = "import test_mixed_sheets as t; print(t.sha256(repr([(d.source, d.calls) for d in t.drills(60)]).encode()).hexdigest())"
        made = {subprocess.run([sys.executable, "-c", code], env={**os.environ, "PYTHONHASHSEED": seed}, cwd=os.path.dirname(__file__) or ".", capture_output=True, text=True, check=True).stdout for seed in "12"}
        self.assertEqual(made, {sha256(repr([(drill.source, drill.calls) for drill in self.many[:60]]).encode()).hexdigest() + "\n"})

    def test_are_small(self):
        lines = [drill.source.count("\n") for drill in self.many]
        self.assertTrue(5 <= min(lines) and max(lines) <= 36, (min(lines), max(lines)))
        self.assertTrue(10 < sum(lines) / COUNT < 17, sum(lines) / COUNT)

    def test_each_role_is_known_and_used(self):
        tables = [value for module in (mixed_tables, mixed_programs) for name, value in vars(module).items() if name.isupper()]
        found = [CHOSEN.sub(lambda choice: "".join(f"{{{role}}}" for role in choice[1].split("|")), text) for text in texts((*tables, mixed_sheets.ENDS))]
        used = {role for text in found for role in re.findall(r"\{(\w+)\}", text)}
        used |= {"us1", "us2", "new1", "new2", "new3", "new4"}
        sheet = Mixed(Writer(random.Random(1)))
        self.assertEqual({*GIVEN, *SET} - used, set())
        self.assertEqual({role for role in used - {*GIVEN, *SET} if role.rstrip("0123456789") not in sheet.drawn} - {"all", "keyed", "last", "0", "1"}, set())
        self.assertEqual(set(GIVEN), set(sheet.values()))

    def test_every_form_comes(self):
        counts = {form: sum(bool(re.search(pattern, drill.source)) for drill in self.many) for form, pattern in FORMS.items()}
        self.assertEqual({form: count for form, count in counts.items() if count < 2}, {}, counts)

    def test_each_kind_is_written_and_several_stand_in_one_program(self):
        for kind in MAKERS:
            made = sum(written(Writer(random.Random(f"{kind}/{n}")), kind) is not None for n in range(40))
            self.assertGreater(made, 30, kind)
        sheets = [Mixed(Writer(random.Random(f"joined/{n}"))) for n in range(200)]
        for sheet in sheets:
            joined(sheet, None)
        self.assertTrue(0.5 < sum("new1" in sheet.names for sheet in sheets) / len(sheets) < 0.8)

    def test_numbers_are_long_and_sets_are_not_in_order(self):
        values = [ast.literal_eval(arg.value if isinstance(arg, ast.keyword) else arg) for drill in self.many for call in drill.calls for node in [ast.parse(call, mode="eval").body] for arg in [*node.args, *node.keywords] if "set()" not in ast.unparse(arg)]
        sets = [value for value in values if isinstance(value, set)]
        self.assertGreater(sum(list(value) != sorted(value) for value in sets), len(sets) * 0.3)
        self.assertGreater(sum(isinstance(value, int) and value > 99999 for value in values), COUNT * 0.8)
        self.assertGreater(sum(value == [] for value in values), COUNT * 0.1)

    def test_one_drill_in_seven_is_of_this_kind(self):
        self.assertAlmostEqual(micro.SHAPES[mixed_sheet] / sum(micro.SHAPES.values()), 1 / 7, delta=0.005)


if __name__ == "__main__":
    unittest.main()
