"""What is recorded of a line: the texts of its parts and what they come to."""

import sys
import unittest

from ndbg_worker.call_recorder import CallRecorder
from ndbg_line_parts.notes import LONGEST, MOST

from worked_lines import line, subject_of, worked


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

    def test_branches_within_branches_are_not_shown_but_what_is_in_them(self):
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

    def test_comprehensions_show_items_of_which_something_is_worked_out(self):
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

    def test_texts_are_shown_as_a_whole(self):
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

    def test_of_what_spans_lines_the_parts_on_one_line_are_recorded(self):
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

    def test_what_lies_on_one_line_of_a_statement_of_several_is_recorded_but_for_tests(self):
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
    def test_what_the_recorder_sets_off_is_not_recorded(self):
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

    def test_from_some_part_on_nothing_is_recorded_and_that_is_known(self):
        source = "def f(n):\n    for i in range(n):\n        x = [i + 1]\n    return n\n"
        notes = subject_of(source, f"f({MOST - 1})").notes
        self.assertEqual((len(notes.found), notes.until), (3 * MOST, notes.found[-3]))
        notes = subject_of(source, f"f({MOST - 2})").notes
        self.assertEqual((len(notes.found), notes.until), (3 * (MOST - 1), None))

    def test_what_is_only_shown_in_steps_counts_too(self):
        source = "def f(n):\n    for i in range(n):\n        x = i % 7\n    return n\n"
        # There is a first part, and numbers below 20 have no steps.
        notes = subject_of(source, f"f({20 + MOST - 1})").notes
        self.assertEqual((len(notes.found), notes.until), (3 * MOST, notes.found[-3]))
        self.assertEqual(set(notes.found[4::3]), {0})
        notes = subject_of(source, f"f({20 + MOST - 2})").notes
        self.assertEqual((len(notes.found), notes.until), (3 * (MOST - 1), None))

    def test_nothing_is_recorded_past_the_limit(self):
        source = "def f(n):\n    try:\n        while n:\n            n = n + 1\n    finally:\n        x = [n * 2]\n"
        self.assertEqual(worked(source, "f(1)"), [])

    def test_lines_too_deep_to_be_recorded_run_as_they_are(self):
        source = "def f(a):\n    return [" + " + ".join(["a"] * 400) + "]\n"
        subject = subject_of(source, "f(1)")
        self.assertIsNone(subject.parts)
        self.assertEqual(subject.stops, CallRecorder(source).stops)
        parts = subject_of(source.replace("a + " * 300, ""), "f(1)").parts
        self.assertEqual((len(parts), parts[0], parts[1]), (1 + 99, "#", "a + a"))


if __name__ == "__main__":
    unittest.main()
