"""Small steps stand before the parts of a line that have any, with the operands as they were then."""

import collections
import unittest

from worked_lines import line, steps, worked


class TestLineSteps(unittest.TestCase):
    def test_stand_before_the_part_or_alone_where_it_is_left_out(self):
        self.assertEqual(line("x = [a % 33]", a=676), ["# = 67 2 66 1, 16 0 0 16", "a % 33 = 16"])
        self.assertEqual(line("x = a % 33", a=676), ["# = 67 2 66 1, 16 0 0 16"])
        self.assertEqual(
            line("return a // 7, a % 11", a=1234),
            ["# = 12 1 7 5, 53 7 49 4, 44 6 42 2", "# = 12 1 11 1, 13 1 11 2, 24 2 22 2"],
        )
        self.assertEqual(line("x = a % 33", a=5), [])

    def test_operands_are_names_numbers_and_parts(self):
        for statement, given, expected in (
            ("x = len(a)", {"a": "hello world"}, ["'hello' 5, ' worl' 10, 'd' 11"]),
            ("x = a[i + 1]", {"a": "hello world", "i": 6}, ["'hello' 5, ' wo'"]),
            ("x = a[i:]", {"a": "hello world", "i": 8}, ["'hello' 5, ' wo' 8"]),
            ("x = a[-i]", {"a": "hello world", "i": 7}, ["'dlrow' 5, ' o'"]),
            ("x = a[-4]", {"a": ("w", 3, "r", "e", "s", "o")}, ["('o', 's', 'e', 'r')"]),
            ("x = a[i]", {"a": [1, 2, 3, 4, 5, 6, 7, 8], "i": -7}, ["[8, 7, 6, 5, 4] 5, [3, 2]"]),
            ("x = a[-2]", {"a": "hello world"}, []),
            ("x = a[-i]", {"a": {-3: 1, -4: 2, -5: 3, -6: 4}, "i": 4}, []),
            ("x = a[:-i]", {"a": "hello world", "i": 3}, []),
            ("x = a[i::2]", {"a": "hello world", "i": 8}, []),
            ("x = (a + 1) * (a - 1)", {"a": 46}, ["1880, 235 2115"]),
            ("x = -12 * a", {"a": 46}, ["480, 72 552"]),
            ("x = sum(a[1:])", {"a": [9, 4, 5, 6]}, ["4, 5 9, 6 15"]),
            ("x = a.index('g')", {"a": list("abcdefgh")}, ["['a', 'b', 'c', 'd', 'e'] 5, ['f'] 6"]),
            ("x = a + b", {"a": 476, "b": 358}, ["6 8 14, 7 5 134, 4 3 834"]),
            ("x = a[0] - b * 2", {"a": [500], "b": 60}, ["0 0 0, 0 2 80-, 5 1 380"]),
            ("x = a + b", {"a": "476", "b": "358"}, []),
            ("x = 5 + a", {"a": 476}, []),
            ("x = a < b", {"a": "apple", "b": "apply"}, ["'appl' 'e' 'y'"]),
            ("x = a.upper() >= 'B'", {"a": "bee"}, ["'B' 'E' ''"]),
            ("x = a < b < a", {"a": "apple", "b": "apply"}, []),
            ("x = a < b", {"a": 476, "b": 358}, []),
            ("x = a < b", {"a": {1}, "b": {1, 2}}, []),
            ("x = sum(a, 0)", {"a": [4, 5, 6]}, []),
            ("x = max(a, key=abs)", {"a": [4, 5, 6, 7, 8]}, []),
            ("x = 676 % 33", {"a": 1}, []),
        ):  # fmt: skip
            self.assertEqual(steps(line(statement, **given)), expected, statement)

    def test_augmented(self):
        self.assertEqual(line("a %= b", a=676, b=33), ["# = 67 2 66 1, 16 0 0 16"])
        self.assertEqual(line("a //= 16", a=1234), ["# = 123 7 112 11, 114 7 112 2"])
        self.assertEqual(line("a *= b + 1", a=265, b=44), ["b + 1 = 45", "# = 10600, 1325 11925"])
        self.assertEqual(steps(line("a[0] *= 45", a=[265])), [])
        self.assertEqual(steps(line("a += 45", a=265)), ["5 5 10, 6 4 110, 2 0 310"])
        self.assertEqual(steps(line("a -= b", a=500, b=123)), ["0 3 7-, 0 2 77-, 5 1 377"])
        for glance in ("a += 1", "a -= -9", "a += 24", "a += 2.5", "a += True"):
            self.assertEqual(steps(line(glance, a=265)), [], glance)
        # What comes behind it may give it another value.
        self.assertEqual(steps(line("a *= (a := 45)", a=265)), [])
        source = (
            "def f(a):\n    def g():\n        nonlocal a\n        a = 7\n        return 45\n    a *= g()\n"
            "    a *= 45\n    return a\n"
        )
        self.assertEqual(steps(worked(source, "f(265)")), ["477000, 59625 536625"])
        source = "class C:\n    def f(self, __a):\n        __a *= 45\n        return __a * 37\n__a = 1\n"
        self.assertEqual(steps(worked(source, "C().f(265)")), ["10600, 1325 11925", "357750, 83475 441225"])

    def test_stores_of_collections(self):
        def recorded(expression, value):
            source = (
                f"from collections import Counter, defaultdict, deque\ndef f(a):\n    x = [{expression}]\n"
                "    return x\n"
            )
            return worked(source, f"f({value!r})")[-1].partition(" = ")[2]

        for expression, value in (
            ("Counter(a)", "mississippi"), ("Counter(a)", []), ("Counter(a)", {"a": 0, "b": 3, "c": -1, "d": 3}),
            ("deque(a)", [1, "b", (2, 3)]), ("deque(a, maxlen=2)", [1, 2, 3]),
            ("defaultdict(list, a)", {1: [2, 3]}), ("defaultdict(None, a)", {"k": 1.5}), ("defaultdict(int, a)", {}),
        ):  # fmt: skip
            self.assertEqual(
                recorded(expression, value), repr(eval(expression, {**vars(collections), "a": value})), expression
            )
        # What has an address, is not whole or too much is not shown.
        for expression, value in (
            ("defaultdict(lambda: 0, a)", {}),
            ("Counter(a)", {"a": 1.5}),
            ("deque([f, a])", 1),
            ("Counter(range(a))", 101),
            ("deque(range(a))", 101),
        ):
            self.assertEqual(recorded(expression, value), "", expression)

    def test_what_objects_hold(self):
        source = (
            "from collections import Counter\nclass Box:\n    made = 0\n    def __init__(self, n):\n"
            "        self.total, self.counts, self.rows = n, {'a': 1}, [1, 2]\n        self.seen = Counter()\n"
            "        Box.made += 1\n    def add(self, k, n):\n        self.total += n * 2\n"
            "        self.counts[k] += n; self.rows[-1] -= 1\n        if n > 2: self.seen[k] += 3\n"
            "        return self.total\ndef f(a):\n    b = Box(a)\n    b.add('a', 5)\n    b.total -= 100\n"
            "    return b.add('a', 1)\n"
        )
        found = [text for text in worked(source, "f(476)") if "b.add" not in text and not text.startswith("Counter()")]
        self.assertEqual(found, [
            "Box.made = 1",
            "n * 2 = 10", "self.total = 486", "self.counts = {'a': 1}", "self.counts[k] = 6", "self.rows = [1, 2]",
            "self.rows[-1] = 1", "n > 2 = True", "self.seen = Counter()", "self.seen[k] = 3",
            "b.total = 386",
            "n * 2 = 2", "self.total = 388", "self.counts = {'a': 6}", "self.counts[k] = 7", "self.rows = [1, 1]",
            "self.rows[-1] = 0", "n > 2 = False",
        ])  # fmt: skip

    def test_what_objects_hold_is_looked_at_without_asking_them(self):
        asked = (
            "asked = []\nclass Odd:\n    def __init__(self):\n        object.__setattr__(self, 'n', 4)\n"
            "    def __getattribute__(self, name):\n        asked.append(name)\n"
            "        return object.__getattribute__(self, name)\ndef f():\n    o = Odd()\n    o.n += 1\n"
            "    assert asked == ['n']\n    return 7\n"
        )
        self.assertEqual(worked(asked, "f()")[-2:], ["o.n = 5", "asked == ['n'] = True"])
        for body in (
            "@property\n    def n(self):\n        return 4\n    @n.setter\n    def n(self, v):\n        pass",
            "__slots__ = ('n',)",
            "n = 4\n    @property\n    def __dict__(self):\n        raise AssertionError",
        ):
            source = (
                f"class Odd:\n    {body}\ndef f():\n    o = Odd()\n    {'o.n = 4' if 'slots' in body else 'pass'}\n"
                "    o.n += 1\n    return 7\n"
            )
            self.assertNotIn("o.n = 5", worked(source, "f()"))
        # What may be gone is not read again.
        self.assertEqual(
            [
                text
                for text in worked(
                    "class O: pass\ndef f():\n    o = O()\n    o.n = 1\n    o.n += 1\n    del o\n    return 7\n", "f()"
                )
                if "o.n" in text
            ],
            [],
        )

    def test_of_a_module(self):
        source = (
            "import bisect\ndef f(a):\n    x = bisect.bisect_left(a, 8)\n    y = bisect.bisect(a, 8)\n"
            "    return bisect.bisect_right(a, 1, 2)\n"
        )
        self.assertEqual(steps(worked(source, "f([1, 3, 4, 8])")), ["[1, 3, 4] 3", "[1, 3, 4, 8] 4"])
        # What looks like it may be another's.
        source = (
            "class Own:\n    def bisect_left(self, a, x):\n        return 3\nbisect = Own()\ndef f(a):\n"
            "    return bisect.bisect_left(a, 8)\n"
        )
        self.assertEqual(steps(worked(source, "f([1, 3, 4, 8])")), [])

    def test_counters(self):
        def recorded(statement, value, before="from collections import Counter\nimport collections"):
            return worked(f"{before}\ndef f(a):\n    {statement}\n", f"f({value!r})")

        self.assertEqual(recorded("x = Counter(a)", "hello"), ["# = h1 e1 l1 l2 o1"])
        self.assertEqual(recorded("return collections.Counter(a)", [4, 4, 7, 4, 9]), ["# = 4 1, 4 2, 7 1, 4 3, 9 1"])
        self.assertEqual(
            recorded("x = Counter(a)['l']", "hello"),
            ["# = h1 e1 l1 l2 o1", "Counter(a) = Counter({'l': 2, 'h': 1, 'e': 1, 'o': 1})"],
        )
        self.assertEqual(
            recorded("x = Counter(a.split())", "to be or not to"),
            ["a.split() = ['to', 'be', 'or', 'not', 'to']", "# = 'to' 1, 'be' 1, 'or' 1, 'not' 1, 'to' 2"],
        )
        for statement, value in (
            ("x = Counter(a)", "hell"), ("x = Counter(a)", "hello " * 20), ("x = Counter(a)", {"a": 5}),
            ("x = Counter(a=5)", 1), ("x = Counter(*a)", ["hello"]), ("x = Counter()", 1),
            ("x = collections.Counter()", 1),
        ):  # fmt: skip
            self.assertEqual(steps(recorded(statement, value)), [], statement)
        # What looks like it may be another's.
        own = "class Counter(dict):\n    def __init__(self, a):\n        self.update({c: 1 for c in a})"
        derived = "import collections\nclass Counter(collections.Counter):\n    pass"
        module = "class Own:\n    @staticmethod\n    def Counter(a):\n        return 5\ncollections = Own"
        for before, statement in (
            (own, "x = Counter(a)"),
            (derived, "x = Counter(a)"),
            (module, "x = collections.Counter(a)"),
            ("from builtins import list as Counter", "x = Counter(a)"),
        ):
            self.assertEqual(steps(recorded(statement, "hello", before)), [], before)

    def test_counters_of_what_changed_meanwhile_are_not_used(self):
        source = (
            "from collections import Counter\ndef f(a):\n    x = [Counter(a)]\n    update = Counter.update\n"
            "    Counter.update = lambda self, items: update(self, [items.pop()])\n    try:\n"
            "        x = [Counter(a)]\n    finally:\n        Counter.update = update\n"
        )
        found = worked(source, "f([1, 1, 2, 3, 4, 5])")
        self.assertEqual(steps(found), ["1 1, 1 2, 2 1, 3 1, 4 1, 5 1"])
        self.assertEqual(found[-1], "Counter(a) = Counter({5: 1})")

    def test_series(self):
        self.assertEqual(line("x = sum(v * 2 for v in a)", a=[4, 5, 6])[-1:], ["# = 8, 10 18, 12 30"])
        found = line("x = [sum(v * 2 for v in b) for b in a]", a=[[4, 5, 6], [], [1, 2, 3]])
        self.assertEqual(steps(found), ["8, 10 18, 12 30", "2, 4 6, 6 12"])
        self.assertEqual(steps(line("x = max(v % 5 for v in a)", a=[6, 3, 9, 1, 2])), ["1 3 4"])
        # As it is there are no parts in it.
        self.assertEqual(line("x = sum(v for v in a)", a=[4, 5, 6]), [])
        self.assertEqual(steps(line("x = sum(v * 2 for v in a)", a=[4, 5, 0.5])), [])
        self.assertEqual(steps(line("x = sum((v * 2 for v in a), 1)", a=[4, 5, 6])), [])

    def test_series_of_other_activations_are_apart(self):
        source = "def f(t):\n    return sum(f(c) + 0 for c in t) if isinstance(t, list) else t\n"
        self.assertEqual(
            steps(worked(source, "f([0, [1, 2, 3], 4, [5, 6, 0]])")),
            ["1, 2 3, 3 6", "5, 6 11, 0 11", "0, 6 6, 4 10, 11 21"],
        )

    def test_series_that_ended_early_are_over(self):
        source = (
            "def f(a):\n    for b in a:\n        try:\n            x = max(60 - v for v in b if 1 // v < 2)\n"
            "        except ZeroDivisionError:\n            x = 0\n    return x\n"
        )
        self.assertEqual(steps(worked(source, "f([[60, 20, 0], [58, 56, 57, 54, 55]])")), ["2 4 6"])

    def test_operands_that_changed_meanwhile_are_not_used(self):
        source = "def f(a):\n    def g():\n        nonlocal a\n        a = 7\n        return 45\n    return a * g()\n"
        self.assertEqual(worked(source, "f(265)"), ["g() = 45"])
        self.assertEqual(steps(worked(source.replace("a = 7", "pass"), "f(265)")), ["10600, 1325 11925"])

    def test_operands_of_an_activation_are_its_own(self):
        source = "def f(n):\n    return (n + 12) * f(n - 1) if n else 34\n"
        self.assertEqual(steps(worked(source, "f(2)")), ["390, 52 442", "4420, 1768 6188"])

    def test_other_functions_of_the_same_name_have_none(self):
        source = "def f(a):\n    return len(a)\ndef len(a):\n    return 11\n"
        self.assertEqual(worked(source, "f('hello world')"), [])
        self.assertEqual(line("x = max(a)", a=[1, 2, 3, 4, 5]), ["# = 1 2 3 4 5"])
        self.assertEqual(worked("def f(max, a):\n    return max(a)\n", "f(lambda a: 5, [1, 2, 3, 4, 5])"), [])

    def test_names_that_are_taken_away_have_none(self):
        source = (
            "n = 265\ndef f():\n    def g():\n        global n\n        del n\n        return 45\n    return n * g()\n"
        )
        self.assertEqual(worked(source, "f()"), ["g() = 45"])
        source = "n = 265\ndef f():\n    return n * globals().pop('n')\n"
        self.assertEqual(steps(worked(source, "f()")), [])

    def test_long_operands_are_not_gone_through(self):
        for statement in ("x = a[150]", "x = a[7]", "x = a.count('y')", "x = len(a)", "x = a.index('y')"):
            self.assertEqual(steps(line(statement, a="x" * 250 + "yy")), [], statement)
            self.assertEqual(steps(line(statement, a=["x"] * 250 + ["y"] * 2)), [], statement)


if __name__ == "__main__":
    unittest.main()
