"""What is recorded of a line: the texts of its parts and what they come to."""

import builtins
import collections
import sys
import unittest

from ndbg_worker.call_recorder import CallRecorder
from ndbg_line_parts.notes import LONGEST, MOST

LIMITS = {"steps": 20000, "repr": 100000}


def subject_of(source, call):
    subject = CallRecorder(source, True)
    subject.record(["def main():", f"    return {call}"], LIMITS, dict(vars(builtins)))
    return subject


def worked(source, call):
    """`text = value` of all that was recorded in a run, in order."""
    subject = subject_of(source, call)
    found = subject.notes.found
    return [f"{subject.parts[found[at + 1]]} = {found[at + 2]}" for at in range(0, len(found), 3)]


def line(statement, **given):
    """What one line in a function notes; `given` are its parameters."""
    source = f"def f({', '.join(given)}):\n    {statement}\n"
    return worked(source, f"f({', '.join(map(repr, given.values()))})")


class TestTexts(unittest.TestCase):
    def test_parts_in_the_order_of_evaluation(self):
        found = line("x = text.lower().count(extra) + 1", text="Try again", extra="a")
        self.assertEqual(found, ["text.lower() = 'try again'", "# = 'try a' 1, 'ga' 2", "$.count(extra) = 2"])
        found = line("x = [a * 2, -a][i - 1] ** 2", a=3, i=1)
        self.assertEqual(found, ["a * 2 = 6", "-a = -3", "i - 1 = 0", "[$, $][$] = 6"])

    def test_what_the_next_state_shows_is_left_out(self):
        self.assertEqual(line("x = a + 1", a=1), [])
        self.assertEqual(line("x, y = a + 1, a - 1", a=1), [])
        self.assertEqual(line("return a + 1, (a - 1)", a=1), [])
        self.assertEqual(line("a.append(1)", a=[]), [])
        self.assertEqual(line("x, y = divmod(a, 2)", a=5), ["divmod(a, 2) = (2, 1)"])
        self.assertEqual(line("a[i + 1] = i * 2", a=[1, 2], i=0), ["i * 2 = 0", "i + 1 = 1"])
        self.assertEqual(line("a[i + 1] += i * 2", a=[1, 2], i=0), ["i + 1 = 1", "i * 2 = 0"])

    def test_tests_come_to_true_or_false(self):
        self.assertEqual(line("if a and b: pass", a=[1], b=7), ["a and b = True"])
        self.assertEqual(line("if a < 1 or b > 9: pass", a=0, b=7), ["a < 1 = True", "$ or $ = True"])
        self.assertEqual(line("while a < b < 3: a += 1", a=2, b=2), ["a < b < 3 = False"])
        self.assertEqual(line("assert not (a and b), 'x'", a=0, b=1), ["a and b = False", "not ($) = True"])
        self.assertEqual(line("x = [a or b]", a=0, b=7), ["a or b = 7"])
        self.assertEqual(line("x = 1 if a and b else 2", a=[1], b=7), ["a and b = True"])

    def test_branches_within_branches_are_not_told_but_what_is_in_them(self):
        self.assertEqual(
            line("x = [(a or b + 1) and a * 2]", a=0, b=7), ["b + 1 = 8", "a * 2 = 0", "(a or $) and $ = 0"]
        )
        self.assertEqual(line("x = [(a or b) if b > 1 else a]", a=0, b=7), ["b > 1 = True", "(a or b) if $ else a = 7"])

    def test_only_what_was_evaluated(self):
        self.assertEqual(line("x = a * 2 if a else 1 // a", a=4), ["a * 2 = 8"])
        self.assertEqual(line("x = a and a * 2 or 1 // a", a=4), ["a * 2 = 8"])
        source = (
            "def f(a):\n    try:\n        return [1 // a + a][a * 2]\n    except ZeroDivisionError:\n        return a\n"
        )
        self.assertEqual(worked(source, "f(0)"), [])

    def test_comprehensions_tell_items_of_which_something_is_worked_out(self):
        found = line("x = [[i * 2 for i in a[1:] if i > 1]]", a=[1, 2, 3])
        self.assertEqual(
            found,
            [
                "a[1:] = [2, 3]", "i = 2", "i > 1 = True", "i * 2 = 4", "i = 3", "i > 1 = True", "i * 2 = 6",
                "[i * 2 for i in $ if i > 1] = [4, 6]",
            ],  # fmt: skip
        )
        self.assertEqual(
            line("x = {k: -v for k, (v, _) in a}", a=[("p", (1, 2))]), ["k, (v, _) = ('p', (1, 2))", "-v = -1"]
        )
        self.assertEqual(line("x = [i for i in a]", a=[1, 2]), [])
        self.assertEqual(
            line("x = [[j + 1 for j in (1, 2)] for _ in a]", a=[5]),
            ["_ = 5", "j = 1", "j + 1 = 2", "j = 2", "j + 1 = 3", "[j + 1 for j in (1, 2)] = [2, 3]"],
        )
        # What a function is made for is worked out elsewhere, if at all.
        self.assertNotIn("i = 5", line("x = len([lambda: i * 2 for i in a])", a=[5]))

    def test_texts_are_told_as_a_whole(self):
        self.assertEqual(line("x = f'{a + 1}' * 2", a=1), ["f'{a + 1}' = '2'"])

    def test_lambdas_and_generator_expressions_stand_as_they_are_around_their_own_parts(self):
        found = line("x = sum(i * 2 + 1 for i in a[1:]) + 1", a=[1, 2])
        self.assertEqual(
            [each for each in found if "sum" in each or "a[" in each], ["a[1:] = [2]", "sum(i * 2 + 1 for i in $) = 5"]
        )
        self.assertIn("i * 2 = 4", found)
        found = line("x = sorted(a, key=lambda v: -v * 2)[0]", a=[1, 2])
        self.assertEqual([each for each in found if "sorted" in each], ["sorted(a, key=lambda v: -v * 2) = [2, 1]"])
        self.assertEqual([each for each in found if each.startswith("-v")], ["-v = -1", "-v = -2"])

    def test_offsets_are_of_characters(self):
        self.assertEqual(
            line("x = ['ü' + é, (é * 2)]; y = len(é) + 1", é="ß"), ["'ü' + é = 'üß'", "é * 2 = 'ßß'", "len(é) = 1"]
        )

    def test_lines_are_those_of_python(self):
        source = "s = '\\\n'\ndef f(a):\r\n\tx = [a + 1]; \fy = [a - 1]\r\n\treturn x\r\n"
        self.assertEqual(worked(source, "f(1)"), ["a + 1 = 2", "a - 1 = 0"])

    def test_of_what_spans_lines_the_parts_on_one_line_are_noted(self):
        self.assertEqual(
            worked("def f(a):\n    x = [a +\n        1]\n    y = \\\n        [a * 2]\n    return x\n", "f(1)"),
            ["a * 2 = 2"],
        )
        source = (
            "def f(a):\n    x = max(\n        a + 3,\n        len(str(a)) * 2, -a +\n        int(a),\n    )\n"
            "    return x\n"
        )
        self.assertEqual(
            worked(source, "f(1)"), ["a + 3 = 4", "str(a) = '1'", "len($) = 1", "$ * 2 = 2", "-a = -1", "int(a) = 1"]
        )
        source = "def f(é):\n    return dict(ü=é\n        .upper(), ä='ß' + é,\n        ö=é * 2)\n"
        self.assertEqual(worked(source, "f('x')"), ["'ß' + é = 'ßx'", "é * 2 = 'xx'"])
        # What is worked out item by item is not, nor, up to Python 3.11, what decides the way.
        self.assertEqual(
            worked(
                "def f(a):\n    return [\n        i * 2\n        for i in a[1:]\n        if i > 1\n    ]\n",
                "f([1, 2, 3])",
            ),
            ["a[1:] = [2, 3]"],
        )
        decided = (
            "def f(a):\n    if (a > 1 and\n            a < 9):\n        return (a * 2\n            if a % 2\n"
            "            else 1)\n"
        )
        self.assertEqual(
            worked(decided, "f(3)"),
            ["a > 1 = True", "a < 9 = True", "a % 2 = 1", "a * 2 = 6"] if sys.version_info >= (3, 12) else [],
        )

    def test_what_lies_on_one_line_of_a_statement_of_several_is_noted_but_for_tests(self):
        self.assertEqual(
            worked("def f(a):\n    x = (\n        a * 2 + 1\n    )\n    return (\n        x - a * 3\n    )\n", "f(1)"),
            ["a * 2 = 2", "a * 3 = 3"],
        )
        self.assertEqual(
            worked("def f(a):\n    a[\n        len(a) - 1\n    ] += (\n        a[0] * 2\n    )\n", "f([1, 2])"),
            ["len(a) = 2", "$ - 1 = 1", "a[0] = 1", "$ * 2 = 2"],
        )
        for head in (
            "if (\n        a < 1 or len(a) < 1\n    ):",
            "while \\\n        not a < 1:",
            "assert (\n        a > 0\n    )\n    if a:",
            "if a:\n        pass\n    elif (\n        a < 1\n    ):",
        ):
            self.assertEqual(worked(f"def f(a):\n    {head}\n        return a\n", "f(1)"), [], head)
        self.assertEqual(
            worked("def f(a):\n    for x in (\n        range(a * 2)\n    ):\n        pass\n", "f(1)"),
            ["a * 2 = 2", "range($) = range(0, 2)"],
        )

    def test_constants_stay_with_the_compiler(self):
        self.assertEqual(line("x = [2 * 3, -a, 'ab'[0], (1, 2)[1], 2 * a]", a=1), ["-a = -1", "2 * a = 2"])


class TestValues(unittest.TestCase):
    def value(self, expression, **given):
        return line(f"x = [{expression}]", **given)[-1].split(" = ", 1)[1]

    def test_is_the_repr_of_plain_values(self):
        self.assertEqual(self.value("a | {2}", a={2}), "{2}")
        self.assertEqual(self.value("a.items()", a={1: "b"}), "dict_items([(1, 'b')])")
        self.assertEqual(self.value("range(a)", a=3), "range(0, 3)")
        self.assertEqual(self.value("a[0]", a=[(1, [2.5, None])]), "(1, [2.5, None])")

    def test_is_empty_where_it_is_long_or_says_nothing(self):
        self.assertEqual(self.value("a * 300", a="x"), "")
        self.assertEqual(self.value("a * 100", a=[12]), "")
        self.assertEqual(self.value("a ** 20000", a=10), "")
        self.assertEqual(self.value("iter(a)", a=[1]), "")
        self.assertEqual(self.value("a * %d" % (LONGEST - 2), a="x"), repr("x" * (LONGEST - 2)))
        self.assertEqual(self.value("a * %d" % (LONGEST - 1), a="x"), "")

    def test_names_no_file_of_this_machine(self):
        source = "import collections.abc\ndef f():\n    return [collections.abc]\n"
        self.assertEqual(worked(source, "f()"), ["collections.abc = "])

    def test_is_what_it_was_then(self):
        source = (
            "class C:\n    pass\ndef f():\n    c = C()\n    c.v = []\n    c.v.append(len(c.v))\n    return c.v[0]\n"
        )
        self.assertEqual(worked(source, "f()"), ["c.v = []", "c.v = []", "len($) = 0", "c.v = [0]"])


class TestRuns(unittest.TestCase):
    def test_what_the_recorder_sets_off_is_not_noted(self):
        source = (
            "class C:\n    def __init__(self, v):\n        self.v = v\n"
            "    def __repr__(self):\n        return 'C(' + str(self.v) + ')'\n"
            "def f(n):\n    c = C(n)\n    c = C(n + 1)\n    c = 0\n    return n\n"
        )
        self.assertEqual(worked(source, "f(1)"), ["n + 1 = 2"])
        asked = source.replace("return n\n", "return [repr(C(n))]\n")
        self.assertEqual([one for one in worked(asked, "f(1)") if "str" in one], ["str($) = '1'"])

    def test_a_program_that_changes_builtins_does_not_reach_it(self):
        source = "import builtins\ndef f(a):\n    builtins.repr = builtins.len = lambda v: 'no'\n    return [a + 1]\n"
        self.assertEqual(worked(source, "f(1)"), ["a + 1 = 2"])

    def test_from_some_part_on_nothing_is_noted_and_that_is_known(self):
        source = "def f(n):\n    for i in range(n):\n        x = [i + 1]\n    return n\n"
        notes = subject_of(source, f"f({MOST - 1})").notes
        self.assertEqual((len(notes.found), notes.until), (3 * MOST, notes.found[-3]))
        notes = subject_of(source, f"f({MOST - 2})").notes
        self.assertEqual((len(notes.found), notes.until), (3 * (MOST - 1), None))

    def test_what_is_only_told_in_steps_counts_too(self):
        source = "def f(n):\n    for i in range(n):\n        x = i % 7\n    return n\n"
        # There is a first part, and numbers below 20 have no steps.
        notes = subject_of(source, f"f({20 + MOST - 1})").notes
        self.assertEqual((len(notes.found), notes.until), (3 * MOST, notes.found[-3]))
        self.assertEqual(set(notes.found[4::3]), {0})
        notes = subject_of(source, f"f({20 + MOST - 2})").notes
        self.assertEqual((len(notes.found), notes.until), (3 * (MOST - 1), None))

    def test_nothing_is_noted_past_the_limit(self):
        source = "def f(n):\n    try:\n        while n:\n            n = n + 1\n    finally:\n        x = [n * 2]\n"
        self.assertEqual(worked(source, "f(1)"), [])

    def test_lines_too_deep_to_be_noted_run_as_they_are(self):
        source = "def f(a):\n    return [" + " + ".join(["a"] * 400) + "]\n"
        subject = subject_of(source, "f(1)")
        self.assertIsNone(subject.parts)
        self.assertEqual(subject.stops, CallRecorder(source).stops)
        parts = subject_of(source.replace("a + " * 300, ""), "f(1)").parts
        self.assertEqual((len(parts), parts[0], parts[1]), (1 + 99, "#", "a + a"))


def steps(found):
    return [each[4:] for each in found if each.startswith("# = ")]


class TestSmallSteps(unittest.TestCase):
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

    def test_counters_of_what_changed_meanwhile_are_not_told(self):
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

    def test_operands_that_changed_meanwhile_are_not_told(self):
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
