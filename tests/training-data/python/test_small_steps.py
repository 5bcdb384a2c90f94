"""Small steps: what they say, and that they end in what the operation comes to."""

import bisect
import collections
import random
import unittest
from collections import Counter

from ndbg_line_parts.sequence_steps import FURTHEST, LONGEST_STEPS, MOST_ITEMS
from ndbg_line_parts.small_steps import KINDS, comes_to, steps_for


def numbers(text):
    return [[int(word) for word in group.split()] for group in text.split(", ")]


class TestSteps(unittest.TestCase):
    def setUp(self):
        self.random = random.Random(6)

    def number(self, most=6):
        return self.random.randrange(10 ** self.random.randint(1, most))

    def test_examples(self):
        for kind, operands, expected in (
            ("+", (476, 358), "6 8 14, 7 5 134, 4 3 834"),
            ("+", (67, 12345), "7 5 12, 6 4 112, 0 3 412, 0 2 2412, 0 1 12412"),
            ("-", (-125, 95), "5 5 10, 2 9 120, 1 0 220"),
            ("-", (500, 123), "0 3 7-, 0 2 77-, 5 1 377"),
            ("-", (120, 345), "345 120, 5 0 5, 4 2 25, 3 1 225"),
            ("+", (-120, 95), "0 5 5-, 2 9 25-, 1 0 025"),
            ("+", (95, -120), "120 95, 0 5 5-, 2 9 25-, 1 0 025"),
            ("<", ("apple", "apply"), "'appl' 'e' 'y'"),
            (">", ("app", "apple"), "'app' '' 'l'"),
            ("<=", ("b", "abc"), "'b' 'a'"),
            (">=", ("abc", "abc"), "'abc' '' ''"),
            ("<", ([1, 2, 3], [1, 2, 4]), "[1, 2] [3] [4]"),
            ("<", ((5, "a"), (4, "b")), "(5,) (4,)"),
            (".bisect_left", (bisect, [1, 3, 3, 4], 3), "[1] 1"),
            ("%", (676, 33), "67 2 66 1, 16 0 0 16"),
            ("//", (1234, 11), "12 1 11 1, 13 1 11 2, 24 2 22 2"),
            ("divmod", (100, 7), "10 1 7 3, 30 4 28 2"),
            ("%", (57, 13), "57 4 52 5"),
            ("%", (-49, 60), "49 0 0 49, 60 11"),
            ("//", (-100, 7), "10 1 7 3, 30 4 28 2, 7 5"),
            ("%", (-84, 7), "8 1 7 1, 14 2 14 0"),
            ("/", (2239, 4), "22 5 20 2, 23 5 20 3, 39 9 36 3, . 30 7 28 2, 20 5 20 0"),
            ("/", (10, 3), ". 10 3 9 1"),
            ("*", (265, 845), "212000, 10600 222600, 1325 223925"),
            ("*", (-265, 45), "10600, 1325 11925"),
            ("*", (7, 4567), "28000, 3500 31500, 420 31920, 49 31969"),
            ("*", (4067, 7), "28000, 420 28420, 49 28469"),
            ("**", (3, 5), "2 9, 3 27, 4 81, 5 243"),
            ("sum", ([4, 5, -6],), "4, 5 9, -6 3"),
            ("max", ([3, 1, 7, 7, 9],), "3 7 9"),
            ("min", ((3, 1, 7, 7, 0),), "3 1 0"),
            ("&", (45, 19), "1 45 19 1, 2 22 9 1, 4 11 4 1, 8 5 2 1, 16 2 1 1, 32 1 0 1"),
            (">>", (1000, 3), "1 500, 2 250, 3 125"),
            ("<<", (5, 4), "1 10, 2 20, 3 40, 4 80"),
            ("bin", (13,), "13 1, 6 01, 3 101, 1 1101"),
            ("len", ("hello world",), "'hello' 5, ' worl' 10, 'd' 11"),
            ("[]", ("hello world", 7), "'hello' 5, ' wo'"),
            ("[]", ([1, 2, 3, 4, 5, 6, 7, 8], 6), "[1, 2, 3, 4, 5] 5, [6, 7]"),
            ("[]", (("w", 3, "r", "e", "s", "o"), -4), "('o', 's', 'e', 'r')"),
            ("[]", ([1, 2, 3, 4, 5, 6, 7, 8], -7), "[8, 7, 6, 5, 4] 5, [3, 2]"),
            ("[]", ("hello world", -5), "'dlrow'"),
            ("[]", ("hello world", -11), "'dlrow' 5, ' olle' 10, 'h'"),
            ("[:]", ("hello world", 8, None), "'hello' 5, ' wo' 8"),
            ("[:]", ("hello world", None, 8), "'hello' 5, ' wo' 8"),
            (".count", ("banana bread", "a"), "'ba' 1, 'na' 2, 'na' 3, ' brea' 4"),
            (".find", ("hello world", "w"), "'hello' 5, ' ' 6"),
            (".rindex", ("hello world", "o"), "'hello' 5, ' w' 7"),
            (".index", (list("abcdefgh"), "g"), "['a', 'b', 'c', 'd', 'e'] 5, ['f'] 6"),
            (".index", ([0, 1, 2, 3, 4, 5, None, 7], None), "[0, 1, 2, 3, 4] 5, [5] 6"),
            ("bisect_left", ([1, 3, 3, 4], 3), "[1] 1"),
            ("bisect_right", ([1, 3, 3, 4], 3), "[1, 3, 3] 3"),
            ("bisect", (list("abcdefg"), "f"), "['a', 'b', 'c', 'd', 'e'] 5, ['f'] 6"),
            ("Counter", ("hello",), "h1 e1 l1 l2 o1"),
            ("Counter", ("to be\n'",), "t1 o1  1 b1 e1 \\n1 '1"),
            ("Counter", ([4, 4, 7, 4, 9],), "4 1, 4 2, 7 1, 4 3, 9 1"),
            (".Counter", (collections, ("a", "b, c", "a", 1, -1)), "'a' 1, 'b, c' 1, 'a' 2, 1 1, -1 1"),
        ):
            self.assertEqual(steps_for(kind, operands), expected, (kind, operands))

    def test_what_a_glance_is_enough_for_has_none(self):
        for kind, operands in (
            ("+", (100, 305)), ("+", (99, 99)), ("+", (999, 9)), ("-", (345, 345)), ("-", (345, 123)),
            ("+", (True, 999)), ("<", ("", "a")), ("<", ("a", "b")), ("<", ("ab", ["a", "b"])),
            ("<", ([1, 2.5], [1, 3])), (".bisect", ([1, 2, 3, 4, 5], 2)),
            ("%", (19, 4)), ("%", (57, 33)), ("//", (57, 2)), ("%", (-9, 4)), ("%", (-1234, 10)), ("%", (1234, 10)),
            ("*", (7, 8)), ("*", (12, 9)), ("*", (7, 3000)),
            ("sum", ([1, 2],)), ("[]", ("hello world", 3)), ("len", ("short",)), ("&", (6, 3)),
            (".count", ("hello world", "z")), (".count", ("hello", "l")), (".find", ("hello world", "e")),
            ("**", (2, 2)), ("/", (5, 10)),
            ("[]", ("hello world", -1)), ("[]", ("hello world", -2)), ("[]", ("abc", -3)), ("[]", ("hello", -6)),
            ("Counter", ("hell",)), ("Counter", ([1, 2, 3, 4],)),
        ):  # fmt: skip
            self.assertEqual(steps_for(kind, operands), "", (kind, operands))

    def test_what_is_not_plain_has_none(self):
        odd = (bisect, collections, True, None, 2.5, -7, 10**15, [], "", {}, [[1]] * 9, "x" * 500, ["y" * 90] * 30)
        for kind in KINDS:
            for one in odd:
                for operands in ((one,), (one, 3), ("hello world", one), ([1] * 9, one), (one, one, one)):
                    try:
                        self.assertLessEqual(len(steps_for(kind, operands)), LONGEST_STEPS)
                    except TypeError as error:
                        # A wrong number of operands: no program comes to its end with it.
                        self.assertIn("argument", str(error))

    def test_shows_what_an_operation_comes_to(self):
        for kind, operands, value in (
            ("%", (676, 33), 16), ("/", (10, 4), 2.5), ("divmod", (100, 7), (14, 2)), ("sum", ([4, 5, 6],), 15),
            ("bin", (13,), "0b1101"), ("[:]", ([1, 2, 3], 1, None), [2, 3]),
            (".count", ("banana", "a"), 3), (".rfind", ("banana", "a"), 5), (".index", ([1, 2], 2), 1),
            ("<<", (5, 4), 80), ("max", ([3, 7],), 7),
        ):  # fmt: skip
            self.assertTrue(comes_to(kind, operands, value), (kind, operands))
            for other in (None, -1, "x", [2, 4], [2], float(value) if type(value) is int else 16):
                self.assertFalse(comes_to(kind, operands, other), (kind, operands, other))

        class Asked:
            def __eq__(self, other):
                raise AssertionError

        for value in (Asked(), [2, Asked()], (2, Asked())):
            self.assertFalse(comes_to("[:]", ([1, 2, 3], 1, None), value))
            self.assertFalse(comes_to("divmod", (100, 7), value))

    def test_counters_are_held_to_their_items(self):
        class Asked:
            def __eq__(self, other):
                raise AssertionError

            def __hash__(self):
                return hash("h")

        for kind, operands in (("Counter", ("hello",)), (".Counter", (collections, "hello"))):
            self.assertTrue(comes_to(kind, operands, Counter("hello")))
            others = (
                Counter("hell"),
                Counter("hellish"),
                Counter("olleh"),
                Counter(h=1, e=1, l=2.0, o=1),
                Counter({Asked(): 1, "e": 1, "l": 2, "o": 1}),
                dict(Counter("hello")),
                5,
                Asked(),
            )
            for other in others:
                self.assertFalse(comes_to(kind, operands, other), other)
        self.assertFalse(comes_to("Counter", ([1, 1, 0, 2, 3],), Counter([True, True, 0, 2, 3])))
        self.assertFalse(comes_to("[]", ([1, 2, 3, 4, 5, 6, 7, 8], 6), Counter("hello")))
        for items in ([1, 2, 3, 4, 5.0], [1, 2, 3, 4, True], [1, 2, 3, 4, None], {"a": 5}, set("hello"), range(9)):
            self.assertEqual(steps_for("Counter", (items,)), "", items)
        self.assertEqual(steps_for(".Counter", (bisect, "hello")), "")
        self.assertEqual(steps_for("Counter", ("hello", "world")), "")

    def test_counters_end_in_how_often_each_comes_up(self):
        for _ in range(500):
            items = [
                self.random.choice((self.number(1), self.random.choice("ab c")))
                for _ in range(self.random.randint(5, 20))
            ]
            shown = [
                (eval(item), int(count))
                for item, _, count in (each.rpartition(" ") for each in steps_for("Counter", (items,)).split(", "))
            ]
            self.assertEqual([item for item, _ in shown], items)
            self.assertEqual(dict(shown), Counter(items))
            text = "".join(map(str, items))
            self.assertEqual(
                steps_for("Counter", (text,)), " ".join(f"{c}{text[: n + 1].count(c)}" for n, c in enumerate(text))
            )

    def test_what_is_long_is_not_gone_through(self):
        class Watched(int):
            pass

        for size, shown in ((MOST_ITEMS, True), (MOST_ITEMS + 1, False)):
            for items in ("x" * size, [1] * size):
                self.assertEqual(bool(steps_for("[]", (items, 7))), shown)
                self.assertEqual(bool(steps_for("[:]", (items, 7, None))), shown)
        self.assertEqual(steps_for("[]", ("x" * MOST_ITEMS, FURTHEST + 1)), "")
        self.assertEqual(steps_for("[]", (["x" * (LONGEST_STEPS + 1)] * 9, 7)), "")
        self.assertEqual(steps_for("[]", ([Watched(1)] * 9, 7)), "")
        self.assertEqual(steps_for(".count", ("xy" * 90, "y")), "")
        self.assertEqual(steps_for("[]", ("x" * MOST_ITEMS, -FURTHEST - 1)), "")
        self.assertEqual(steps_for("[]", ([Watched(1)] * 9, -4)), "")
        self.assertEqual(steps_for("Counter", ([Watched(1)] * 9,)), "")
        self.assertEqual(
            [bool(steps_for("Counter", ("xyz" * size,))) for size in (15, 20, MOST_ITEMS)], [True, False, False]
        )

    def test_sums_and_differences_end_in_the_whole(self):
        shown = 0
        for _ in range(6000):
            one, other = (self.number(7) * self.random.choice((1, 1, 1, -1)) for _ in range(2))
            kind = self.random.choice("+-")
            value = KINDS[kind][1](one, other)
            steps = steps_for(kind, (one, other))
            is_large = min(abs(one), abs(other)) >= 10 and max(abs(one), abs(other)) >= 100
            self.assertEqual(
                bool(steps), is_large and self.is_carried(one, other if kind == "+" else -other), (kind, one, other)
            )
            if steps:
                shown += 1
                groups = [group.split() for group in steps.split(", ")]
                if len(groups[0]) == 2:
                    self.assertEqual(groups.pop(0), sorted((str(abs(one)), str(abs(other))), key=int, reverse=True))
                self.assertEqual(int(groups[-1][-1]), abs(value))
                for place, (_, _, end) in enumerate(groups, 1):
                    # What has come together stays.
                    self.assertTrue(groups[-1][-1].endswith(end.rstrip("-")[-place:]), steps)
        self.assertGreater(shown, 2000)

    @staticmethod
    def is_carried(one, other):
        """Python's own sums decide: the whole has other digits than its parts, or the first operand is the smaller."""
        if (one < 0) == (other < 0):
            return sum(map(int, str(abs(one)))) + sum(map(int, str(abs(other)))) != sum(map(int, str(abs(one + other))))
        if abs(one) == abs(other):
            return False
        return abs(one) < abs(other) or sum(map(int, str(abs(one)))) - sum(map(int, str(abs(other)))) != sum(
            map(int, str(abs(one + other)))
        )

    def test_comparisons_tell_where_texts_part(self):
        shown = 0
        for _ in range(3000):
            one, other = (
                "".join(self.random.choice("abc") for _ in range(self.random.randint(0, 6))) for _ in range(2)
            )
            steps = steps_for("<", (one, other))
            self.assertEqual(bool(steps), bool(one and other and (len(one) > 1 or len(other) > 1)), (one, other))
            if steps:
                shown += 1
                *same, first, second = (piece[1:-1] for piece in steps.split(" "))
                self.assertEqual(first < second, one < other, steps)
                self.assertTrue(
                    one.startswith("".join(same) + first) and other.startswith("".join(same) + second), steps
                )
        self.assertGreater(shown, 2000)

    def test_divisions_end_in_quotient_and_remainder(self):
        shown = 0
        for _ in range(3000):
            one, other = self.number(), self.number(3)
            steps = steps_for("divmod", (one, other))
            if steps:
                shown += 1
                groups = numbers(steps)
                self.assertEqual((int("".join(str(q) for _, q, _, _ in groups)), groups[-1][3]), divmod(one, other))
                for chunk, q, taken, rest in groups:
                    self.assertEqual((q, taken, rest), (chunk // other, q * other, chunk % other))
                    self.assertLess(q, 10)
        self.assertGreater(shown, 1000)

    def test_divisions_below_zero_end_in_what_is_left_of_the_divisor(self):
        shown = 0
        for _ in range(3000):
            one, other = -self.number(), self.number(3)
            steps = steps_for("divmod", (one, other))
            if steps:
                shown += 1
                groups = numbers(steps)
                divisions = [group for group in groups if len(group) == 4]
                quotient, left = divmod(-one, other)
                self.assertEqual((int("".join(str(q) for _, q, _, _ in divisions)), divisions[-1][3]), (quotient, left))
                self.assertEqual(groups[len(divisions) :], [[other, one % other]] if left else [])
        self.assertGreater(shown, 1000)

    def test_places_in_what_is_sorted_are_counted_out(self):
        for _ in range(300):
            items = sorted(self.number(2) for _ in range(self.random.randint(4, 20)))
            wanted = self.random.choice(items) if self.random.random() < 0.5 else self.number(2)
            for kind in ("bisect_left", "bisect_right"):
                steps, place = steps_for(kind, (items, wanted)), KINDS[kind][1](items, wanted)
                self.assertEqual(steps.rpartition(" ")[2], str(place) if place else "", (kind, items, wanted))
        self.assertEqual(steps_for("bisect_left", ([1, 2, 3, 4], 2.5)), "")
        self.assertEqual(steps_for("bisect_left", ([1, 2, 3, "4"], 2)), "")

    def test_products_and_sums_end_in_the_whole(self):
        shown = 0
        for _ in range(3000):
            one, other = self.number(5), self.number(3)
            steps = steps_for("*", (one, other))
            if steps:
                shown += 1
                groups = numbers(steps)
                self.assertEqual(groups[-1][-1], one * other)
                self.assertEqual(sum(group[0] for group in groups), one * other)
            items = [self.number(3) - 200 for _ in range(self.random.randint(3, 24))]
            steps = steps_for("sum", (items,))
            if steps:
                self.assertEqual(numbers(steps)[-1][-1], sum(items))
                self.assertEqual([group[0] for group in numbers(steps)], items)
        self.assertGreater(shown, 1000)

    def test_bits_shifts_and_powers_end_in_what_comes_out(self):
        shown = 0
        for _ in range(2000):
            one, other, few = self.number(4), self.number(3), self.random.randint(2, 8)
            for kind, operands in (
                ("&", (one, other)), ("|", (one, other)), ("^", (one, other)), (">>", (one, few)), ("<<", (one, few)),
                ("**", (one % 30, few)), ("bin", (one,)),
            ):  # fmt: skip
                steps = steps_for(kind, operands)
                if steps:
                    shown += 1
                    last = steps.split(" ")[-1]
                    self.assertTrue(
                        comes_to(kind, operands, "0b" + last if kind == "bin" else int(last)), (kind, operands, steps)
                    )
        self.assertGreater(shown, 4000)

    def test_places_are_counted_out(self):
        letters = "abc '\"\\"
        for _ in range(2000):
            text = "".join(self.random.choice(letters) for _ in range(self.random.randint(8, 40)))
            at = self.random.randrange(len(text))
            steps = steps_for("[]", (text, at))
            self.assertEqual(bool(steps), 6 <= at and len(steps) <= LONGEST_STEPS, (text, at))
            # From the end it is the same, the other way round.
            if at >= 6:
                self.assertEqual(steps_for("[]", (text, -at - 1)), steps_for("[]", (text[::-1], at)))
            pieces = (
                eval("[" + steps.replace("' ", "', ").replace('" ', '", ') + "]")
                if steps and not set(text) & set(" '\"\\,")
                else None
            )
            if pieces:
                self.assertEqual("".join(piece for piece in pieces if isinstance(piece, str)), text[: at + 1])
            wanted = self.random.choice(letters)
            steps = steps_for(".count", (text, wanted))
            if steps:
                self.assertEqual(int(steps.split(" ")[-1]), text.count(wanted))
            steps = steps_for(".rfind", (text, wanted))
            if steps:
                self.assertEqual(int(steps.split(" ")[-1]), text.rfind(wanted))
            steps = steps_for("len", (text,))
            if steps:
                self.assertEqual(int(steps.split(" ")[-1]), len(text))


if __name__ == "__main__":
    unittest.main()
