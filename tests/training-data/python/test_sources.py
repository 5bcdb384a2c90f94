"""Corpora, mutants and inputs."""
import ast
import gzip
import json
import random
import re
import sys
import tempfile
import unittest
from pathlib import Path

from ndbg_data.corpus import load
from ndbg_data.inputs import infer, inferred_calls, more_calls
from ndbg_data.mutate import mutant, never_ends
from ndbg_data.outcome import TooLong, outcome
from ndbg_data.restyle import FOLDED, folded, indented, restyle
from ndbg_data.seed_source import load as load_seeds
from ndbg_data.sources import Sources
from ndbg_data.syntax import walk

ROOT = Path(__file__).resolve().parents[3]
MBPP = {
    "task_id": 7,
    "code": "import math\r\ndef area(r):\r\n\treturn math.pi*r*r",
    "test_list": ["assert area(2)==12.5", "assert math.isclose(area(3), 28.2)"],
    "challenge_test_list": [],
}
LEETCODE = {
    "task_id": "two-sum",
    "entry_point": "Solution().twoSum",
    "completion": (
        "class Solution:\n    def twoSum(self, nums: List[int], target: int) -> List[int]:\n"
        "        m = defaultdict(int)\n        for i, x in enumerate(nums):\n            if target - x in m:\n"
        "                return [m[target - x], i]\n            m[x] = i\n"
    ),
    "test": (
        "def check(candidate):\n    assert candidate(nums = [2,7,11,15], target = 9) == [0,1]\n"
        "    assert candidate(nums = [3,3], target = 6) == [0,1]\n"
    ),
}
DEBUGBENCH = {
    "slug": "two-sum",
    "examples": ["Input: nums = [2,7], target = 9\nOutput: [0,1]", "Input: nums = [1,null], target = 3\nOutput: []"],
    "oracle_code": (
        "class Solution:\n    def twoSum(self, nums, target):\n        return [i for i, x in enumerate(nums) if x]\n"
    ),
    "buggy_code": "class Solution:\n    def twoSum(self, nums, target)\n        return nums\n",
}


# A line that may have a header and its body on it.
ON_ONE_LINE = re.compile(r"^[ \t]*(?:if|elif|for|while)\b.*:[ \t]*[^\s#]", re.MULTILINE)


def written(folder, name, text):
    path = Path(folder) / name
    path.write_bytes(text if isinstance(text, bytes) else text.encode())
    return name


PROGRAM = {"source": "def f(x):\n    return x\n", "calls": ["f(1)"], "entry": "f", "origin": "corpus", "problem": "p"}


class Corpus(unittest.TestCase):
    def read(self, kind, name, text):
        with tempfile.TemporaryDirectory() as folder:
            return load([{"path": written(folder, name, text), "kind": kind}], folder)

    def test_mbpp_gives_the_calls_of_its_tests(self):
        found, reports = self.read("mbpp", "m.jsonl", json.dumps(MBPP) + "\n")
        self.assertEqual(
            (found[0].calls, found[0].entry, found[0].problem, reports), (["area(2)", "area(3)"], "area", "mbpp/7", [])
        )
        self.assertEqual(outcome(found[0].source, "area(2)").kind, "return")

    def test_leetcode_is_read_compressed_with_the_imports_it_takes_for_granted(self):
        found, _ = self.read("leetcode", "l.jsonl.gz", gzip.compress((json.dumps(LEETCODE) + "\n").encode()))
        self.assertIn("from collections import defaultdict", found[0].source)
        self.assertEqual(found[0].problem, "leetcode/two-sum")
        self.assertEqual({outcome(found[0].source, c).shown for c in found[0].calls}, {"[0, 1]"})

    def test_debugbench_shares_its_problems_with_leetcode_and_leaves_out_what_does_not_compile(self):
        found, _ = self.read("debugbench", "d.json", json.dumps([DEBUGBENCH]))
        self.assertEqual([(p.problem, p.flags[:2]) for p in found], [("leetcode/two-sum", ("debugbench", "right"))])
        self.assertEqual(len(found[0].calls), 2)

    def test_a_file_with_a_bad_line_is_refused_with_its_number(self):
        for kind, bad in (
            ("mbpp", "{broken"), ("mbpp", "[1]"), ("mbpp", json.dumps({"code": 1})), ("leetcode", json.dumps(MBPP)),
            ("programs", json.dumps({"source": "x = 1"})), ("programs", json.dumps({"source": 1, "calls": []})),
        ):  # fmt: skip
            good = {"mbpp": MBPP, "leetcode": LEETCODE, "programs": PROGRAM}[kind]
            self.assertEqual(len(self.read(kind, "m.jsonl", json.dumps(good))[0]), 1)
            with self.assertRaisesRegex(ValueError, r"m\.jsonl:2: "):
                self.read(kind, "m.jsonl", json.dumps(good) + "\n" + bad + "\n")

    def test_an_item_that_cannot_be_used_is_left_out_and_counted(self):
        broken = {**LEETCODE, "test": "def check(candidate):\n    assert candidate(\n"}
        found, reports = self.read("leetcode", "l.jsonl", json.dumps(broken) + "\n" + json.dumps(LEETCODE))
        self.assertEqual(len(found), 1)
        self.assertIn("left out 1 (its test does not parse)", reports[0])

    def test_a_missing_file_is_refused(self):
        with self.assertRaisesRegex(ValueError, "nowhere.jsonl: can't be read: No such file"):
            load([{"path": "nowhere.jsonl", "kind": "mbpp"}], "/")

    def test_a_seed_that_is_no_python_is_refused_with_its_line(self):
        with tempfile.TemporaryDirectory() as folder:
            path = written(folder, "s.py", "# %%\ndef f(x):\n    return x\n#> f(1)\n# %%\ndef g(x)\n#> g(1)\n")
            with self.assertRaisesRegex(ValueError, r"s\.py:5: the seed there is no Python: expected ':'"):
                load_seeds([Path(folder, path)])


def ended(source, call, most=20_000):
    """How a call ends, `never` after so many events: what a clock says depends on what else the machine does."""
    left = most

    def count(*_event):
        nonlocal left
        left -= 1
        if not left:
            left = most
            raise TooLong
        return count

    sys.settrace(count)
    try:
        return outcome(source, call).kind
    finally:
        sys.settrace(None)


class Mutants(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.seeds = load_seeds([ROOT / "corpus" / "seeds"])
        cls.some = [ast.unparse(ast.parse(seed.source)) for seed in cls.seeds[::5]]

    def assert_means_the_same(self, text, plain):
        if text != plain:
            self.assertEqual(ast.dump(ast.parse(text)), ast.dump(ast.parse(plain)), plain)

    def test_they_compile_keep_their_problem_and_call_what_is_there(self):
        made = 0
        for n in range(300):
            rng = random.Random(f"mutant/{n}")
            parent = self.seeds[n * 7 % len(self.seeds)]
            found = mutant(parent, rng, lambda: self.seeds[n].source, 4, 6)
            if found is None:
                continue
            made += 1
            compile(found.source, "<mutant>", "exec")
            self.assertEqual(found.problem, parent.problem)
            self.assertNotEqual(found.source, parent.source)
            for call in found.calls[:2]:
                self.assertNotIn(f"NameError(\"name '{found.entry}'", outcome(found.source, call).text)
        self.assertGreater(made, 250)

    def test_most_still_run_to_an_end(self):
        ends = []
        for n in range(1500):
            found = mutant(
                self.seeds[n * 13 % len(self.seeds)], random.Random(f"end/{n}"), lambda: self.seeds[n].source, 4, 6
            )
            if found is not None:
                ends += [ended(found.source, c) for c in found.calls[:3]]
        self.assertGreater(ends.count("return") / len(ends), 0.75)
        self.assertLess(ends.count("never") / len(ends), 0.03)

    def test_loops_that_nothing_ends_are_left_out(self):
        def endless(text):
            return never_ends(ast.parse(text).body[0])

        for text in ("while i < n:\n    x += 1", "while i < len(a):\n    b.append(3)", "while True:\n    x = 1"):
            self.assertTrue(endless(text), text)
        for text in (
            "while i < n:\n    i += 1", "while len(a) > 1:\n    a.pop()", "while i < n:\n    if x:\n        break",
            "while f(i):\n    x = 1", "while a[i]:\n    a[i] -= 1", "while a:\n    shorten(a)",
            "while i < n:\n    step()", "while True:\n    k = d.pop(k)",
            "while a or b:\n    s = a if a else b\n    s.pop(0)", "while True:\n    yield from x",
            "while True:\n    assert x", "while (n := n - 1):\n    x = 1",
        ):  # fmt: skip
            self.assertFalse(endless(text), text)

    def test_restyling_changes_no_meaning(self):
        for n, plain in enumerate(self.some):
            self.assert_means_the_same(restyle(plain, random.Random(n), '"'), plain)
        self.assertEqual(
            indented("if a:\n    if b:\n        c(1,\n          2)\n", "\t"), "if a:\n\tif b:\n\t\tc(1,\n\t\t  2)\n"
        )
        texts = "def f():\n    return \"\"\"a\n    b\"\"\"\n"
        self.assertEqual(indented(texts, "  "), texts)
        self.assertEqual(restyle("return (a, (b, c))", random.Random(1)), "return a, (b, c)")
        self.assertEqual(restyle("x = sum((y for y in (1, 2)))", random.Random(1)), "x = sum(y for y in (1, 2))")

    def test_bodies_of_one_simple_line_go_to_their_header_and_change_no_meaning(self):
        text = (
            "def f(a):\n    if a:\n        return 1\n    elif b:\n        a += 1\n    else:\n        raise a\n"
            "    for x in a:\n        if x:\n            continue\n    while x:\n        x -= 1\n        y = 2\n"
        )
        self.assertEqual(
            folded(text, random.Random(1).random, 1),
            "def f(a):\n    if a: return 1\n    elif b: a += 1\n    else:\n        raise a\n    for x in a:\n"
            "        if x: continue\n    while x:\n        x -= 1\n        y = 2\n",
        )
        quoted = 'def f():\n    """Such as\n    if x:\n        y\n    """\n    if a:\n        b\n'
        self.assertEqual(folded(quoted, random.Random(1).random, 1), quoted)
        wide = f"if a:\n    b = {'x' * 90}\n"
        self.assertEqual(folded(wide, random.Random(1).random, 1), wide)
        one = [plain for plain in self.some if self.same_when_folded(plain)]
        self.assertGreater(len(one) / len(self.some), 0.3)

    def same_when_folded(self, plain):
        text = folded(plain, random.Random(plain).random)
        self.assert_means_the_same(text, plain)
        return text != plain

    @staticmethod
    def is_folded(tree):
        return any(
            isinstance(node, (ast.If, ast.While, ast.For)) and node.lineno == node.body[0].lineno for node in walk(tree)
        )

    def test_some_mutants_have_a_header_and_its_body_on_one_line(self):
        found = able = 0
        # Some seeds are written so: what mutants have of their own is counted.
        plain = [
            seed
            for seed in self.seeds
            if not (ON_ONE_LINE.search(seed.source) and self.is_folded(ast.parse(seed.source)))
        ]
        self.assertGreater(len(plain), 2000)
        for n in range(400):
            made = mutant(plain[n * 11 % len(plain)], random.Random(f"fold/{n}"), lambda: plain[n].source, 4, 6)
            if made is not None:
                tree = ast.parse(made.source)
                plainly = ast.unparse(tree)
                self.same_when_folded(plainly)
                found += self.is_folded(tree)
                able += folded(plainly, random.Random(n).random, 1) != plainly
        # The seeds decide how many have a body that can be folded. A share of those is folded, but not all.
        self.assertGreater(able, 200)
        self.assertTrue(0.06 < found / able < FOLDED, (found, able))

    def test_walking_sees_what_ast_walk_sees(self):
        tree = ast.parse(self.seeds[0].source)
        plain = [n for n in ast.walk(tree) if not isinstance(n, (ast.Load, ast.Store))]
        self.assertEqual(list(map(id, walk(tree))), list(map(id, plain)))


class Inputs(unittest.TestCase):
    def test_types_come_from_annotations_and_usage(self):
        text = (
            "def f(a: int, b, c, d, e, g):\n    for w in d:\n        w.upper()\n    c['x'] = b.strip()\n"
            "    return e - 1, g"
        )
        self.assertEqual(
            infer(ast.parse(text).body[0]), {"a": "i", "b": "s", "c": "dsi", "d": "ls", "e": "i", "g": "a"}
        )

    def test_a_function_of_unknown_inputs_gets_at_least_five_and_its_literals_are_planted(self):
        calls = inferred_calls("def f(s):\n    return s.replace('qz', '-')\n", "f", "seed", 8)
        self.assertGreaterEqual(len(set(calls)), 5)
        self.assertTrue(any("qz" in call for call in calls))

    def test_known_inputs_are_kept_and_multiplied(self):
        calls = more_calls(
            "def f(s, n):\n    return s.find('xy') + n\n", ["f('abc', 1)", "f('', n=0)"], random.Random(1), 8
        )
        self.assertEqual(len(set(calls)), 8)
        self.assertTrue({"f('abc', 1)", "f('', n=0)"} <= set(calls))

    def test_checked_calls_stay_as_they_are(self):
        program = {
            "source": "def f(s):\n    return s[:1]\n", "calls": ["f('a')", "f('ab')"], "entry": "f",
            "origin": "checked", "problem": "own/1", "flags": ["seeds"],
        }  # fmt: skip
        with tempfile.TemporaryDirectory() as root:
            Path(root, "checked.jsonl").write_text(json.dumps(program) + "\n", encoding="utf-8")
            sources = Sources({"mix": {"checked": 1}, "checked": {"files": ["checked.jsonl"]}}, root)
            for index in range(5):
                self.assertEqual(sources.program("1", index).to_json(), program)


if __name__ == "__main__":
    unittest.main()
