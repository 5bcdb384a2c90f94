"""Sheets: what they reckon and how often, that numbers stay in their ranges, and that hardly any line raises."""
import ast
import bisect
import builtins
import random
import re
import unittest
from collections import Counter
from string import Formatter

from drilled import Drills
from ndbg_data import micro, number_sheets, order_sheets, store_sheets, turn_sheets
from ndbg_data.grammar.writer import Writer
from ndbg_data.list_sheets import CHANGES, LISTS, ROLES, list_sheet
from ndbg_data.number_sheets import number_sheet
from ndbg_data.order_sheets import order_sheet
from ndbg_data.outcome import outcome
from ndbg_data.sheets import passes
from ndbg_data.spans import Span, comes_to
from ndbg_data.store_sheets import store_sheet
from ndbg_data.text_sheets import ASKED, PATTERNS, SEARCHED, text_sheet
from ndbg_data.turn_sheets import turn_sheet
from ndbg_worker.subject import Subject

COUNT = 700
LIMITS = {"steps": 1000, "repr": 6000}
# The least number of lines, of all sheets of numbers, that do this.
LEAST = {
    "Sub": 350, "Add": 320, "Mod": 320, "FloorDiv": 230, "Mult": 200, "Div": 70, "BitAnd": 50, "BitOr": 35, "BitXor": 35, "Pow": 35, "RShift": 25, "LShift": 5,
    "divmod": 70, "abs": 50, "bin": 20, "max": 20, "min": 20, "Lt": 10, "Eq": 10,
}  # fmt: skip

# The least number of sheets of numbers with such a line: in place, at once, two on a line, for two names, as an argument, by a condition, in a text, as a place, in a call.
NUMBERS_STAND = {
    r"\w+ -= ": 90, r"\w+ %= ": 90, r"^ +\w+, \w+ = (?!divmod)": 150, r"; \w+ ": 60, r"^ +\w+ = \w+ = ": 60, r"(min|max|abs)\(.*[-+*/%]": 150, r" if .* else ": 60, r"^ +if ": 70, r" = f['\"]": 70, r"\w+\[.*% ": 60, r"^ +def ": 70,
    r"^ +\w+ = \w+ - \w+$": 90, r" - 1\) // ": 50, r"-\(-\w+ // ": 20, r"\d\.\d+": 150, r" / ": 150,
}  # fmt: skip


def written(make, n):
    return micro.program(random.Random(f"sheet/{n}"), "test", make)


def drills(make, count=COUNT):
    return [written(make, n) for n in range(count)]


MADE = {}


def once(make):
    """The same, but none is written twice."""
    return MADE.setdefault(make, Drills(lambda n: written(make, n)))


def made_once(make, count=COUNT):
    return once(make).first(count)


def patterns(table, named, end=""):
    """For each line of a table, a pattern of what is written from it."""
    return {text: "".join(re.escape(before) + (named if field else "") for before, field, _, _ in Formatter().parse(text)) + end for _, text in table}


def whole_lines(table):
    return patterns(table, r"(\w+|'.*'|\".*\")", "$")


def missing(table, made):
    """Lines of a table that no sheet has."""
    drawn = "\n".join(drill.source for drill in made)
    return [text for text, pattern in whole_lines(table).items() if not re.search(pattern, drawn, re.MULTILINE)]


def done(tree):
    """What a program does, by its operators and by the functions that it calls."""
    for node in ast.walk(tree):
        if isinstance(node, (ast.BinOp, ast.AugAssign)):
            yield type(node.op).__name__
        elif isinstance(node, ast.Compare):
            yield from (type(op).__name__ for op in node.ops)
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            yield node.func.id


class Sheets(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.numbers, cls.lists, cls.orders = made_once(number_sheet), made_once(list_sheet), made_once(order_sheet)
        cls.texts, cls.stores, cls.turns = made_once(text_sheet), made_once(store_sheet), made_once(turn_sheet)

    def test_some_numbers_make_nines_with_one_before(self):
        sheet = number_sheets.Numbers(Writer(random.Random("nines")))
        carried = 0
        for _ in range(400):
            other = sheet.w.pick((48, 219, -355, 1837, 60012))
            made = str(sheet.nines(other)).zfill(len(str(abs(other))))
            digits = [(int(a), int(b)) for a, b in zip(str(abs(other)), made)]
            self.assertTrue(all(a + b == 9 or a == b for a, b in digits[:-1]), (other, made))
            carried += sum(digits[-1]) > 9
        self.assertGreater(carried, 40)

    def test_sheets_of_numbers_do_everything_often(self):
        counts = Counter(what for drill in self.numbers for what in done(ast.parse(drill.source)))
        self.assertEqual({what: counts[what] for what, least in LEAST.items() if counts[what] < least}, {})
        lines = [len(drill.source.splitlines()) for drill in self.numbers]
        self.assertGreater(sum(lines) / COUNT, 6)

    def test_numbers_stay_small_enough_to_be_reckoned(self):
        for drill in self.numbers:
            for call in drill.calls:
                for part in outcome(drill.source, call).shown.strip("()").split(", "):
                    if part.lstrip("-").isdigit():
                        self.assertLessEqual(abs(int(part)), 2 * 10**9, (drill.source, call))

    def test_ranges_of_numbers_are_kept(self):
        below = taken = 0
        for n in range(500):
            sheet = number_sheets.written(Writer(random.Random(f"spans/{n}")))
            code = [f"def run({', '.join(sheet.given)}):", *(f"    {line}" for line in sheet.lines[:-1]), "    return locals()"]
            space = {}
            exec("\n".join(code), space)
            for _ in range(4):
                found = space["run"](*sheet.values())
                for name, span in sheet.spans.items():
                    self.assertTrue(span.low <= found[name] <= span.high, (name, found, code))
                below += sum(found[name] < 0 for name in sheet.spans)
                taken += len(sheet.spans)
        # Many go over zero.
        self.assertGreater(below, taken * 0.05)

    def test_spans_hold_what_expressions_come_to(self):
        draws = random.Random(3)
        for code in ("a + b", "a - b", "a * b", "a // d", "a % d", "-(-a // d)", "(a + d - 1) // d", "abs(a - b)", "min(a, 3 * b)", "max(0, a - b)", "x & y", "x | y", "x ^ y", "d ** 2", "x >> 3", "7 - a", "d - x % d"):
            ends = {name: sorted(draws.randint(low, 60) for _ in range(2)) for name, low in (("a", -60), ("b", -60), ("d", 2), ("x", 0), ("y", 0))}
            span = comes_to(code, {name: Span(*both) for name, both in ends.items()})
            for _ in range(300):
                value = eval(code, {name: draws.randint(*both) for name, both in ends.items()})
                self.assertTrue(span.low <= value <= span.high, (code, ends, value))

    def test_numbers_stand_where_real_code_has_them(self):
        sources = [drill.source for drill in self.numbers]
        for pattern, least in NUMBERS_STAND.items():
            found = sum(re.search(pattern, source, re.MULTILINE) is not None for source in sources)
            self.assertGreater(found, least, pattern)
        tables = (number_sheets.WHOLE, number_sheets.OTHERS, number_sheets.CONDITIONS, number_sheets.CHANGES, number_sheets.PLACES)
        lines = patterns([line for table in tables for line in table], r"[\w.()]+(\[\d+\])?")
        self.assertEqual(once(number_sheet).lacking(lines, 4000), [])

    def test_each_line_of_order_is_drawn_and_runs(self):
        tables = [table for _, subject in order_sheets.SUBJECTS for table in subject]
        roles = {field for table in tables for _, text in table for _, field, _, _ in Formatter().parse(text) if field}
        self.assertEqual(roles, set(order_sheets.ROLES) | set(order_sheets.LITERALS))
        lines = patterns([(weight, text.replace("bisect.", "")) for table in tables for weight, text in table], r"(\w+|'[^']*'|\"[^\"]*\")")
        self.assertEqual(once(order_sheet).lacking(lines, 3000, lambda source: source.replace("bisect.", "")), [])

    def test_what_is_asked_goes_both_ways_and_what_is_told_varies(self):
        truth = []
        for _, (asked, told, _) in order_sheets.SUBJECTS:
            for weight, text in asked:
                found = [bool(value) for value in self.comes_to(text)]
                self.assertTrue(0.03 < sum(found) / len(found) < 0.97, text)
                truth.append((weight, sum(found) / len(found)))
            for _, text in told:
                self.assertGreater(len(set(map(repr, self.comes_to(text)))), 2, text)
        share = sum(weight * part for weight, part in truth) / sum(weight for weight, _ in truth)
        self.assertTrue(0.4 < share < 0.6, share)
        for text in ("{s} < {t}", "{xs} < {ys}", "{p} < {q}", "{w} in {s}", "{w} * {m} in {s}", "{n} in {xs}"):
            found = self.comes_to(text, 400)
            self.assertTrue(0.3 < sum(found) / len(found) < 0.75, (text, sum(found) / len(found)))
        # Places from the first to far behind, and slices that go beyond the end.
        places = Counter(self.comes_to("{xs}.index({x})", 600))
        self.assertTrue(all(places[at] > 10 for at in range(10)), places)
        beyond = self.comes_to("{k} > len({xs})", 400)
        self.assertTrue(0.1 < sum(beyond) / len(beyond) < 0.5)

    def comes_to(self, text, count=150):
        """What a line of a table comes to with arguments that are drawn for it."""
        found = []
        for n in range(count):
            sheet = order_sheets.Order(Writer(random.Random(f"{text}/{n}")))
            code = sheet.code(((1, text),))
            try:
                found.append(eval(code, {**dict(zip(sheet.names.values(), sheet.arguments())), "bisect": bisect}))
            except (ValueError, IndexError):
                pass
        self.assertGreater(len(found), count * 0.5, text)
        return found

    def test_are_only_run_through(self):
        for made, name in ((self.numbers, "number_sheet"), (self.lists, "list_sheet"), (self.orders, "order_sheet"), (self.texts, "text_sheet"), (self.stores, "store_sheet"), (self.turns, "turn_sheet")):
            self.assertEqual({drill.flags for drill in made}, {(name, "run_through")})
        self.assertNotIn("run_through", micro.program(random.Random(1), "test", micro.arithmetic).flags)

    def test_hardly_any_raises(self):
        runs = [outcome(drill.source, call).shown for drill in self.numbers for call in drill.calls]
        self.assertEqual([shown for shown in runs if shown.startswith("raise")], [])
        for made, most in ((self.lists, 0.01), (self.orders, 0.001), (self.texts, 0.01), (self.turns, 0.1), (self.stores, 0.1)):
            runs = [outcome(drill.source, call) for drill in made for call in drill.calls]
            raising = [run.shown for run in runs if run.kind != "return"]
            self.assertLess(len(raising), len(runs) * most, raising)
        # Some stores have no such place, or no such name.
        kinds = Counter(shown.partition("(")[0] for shown in raising)
        self.assertGreater(kinds["raise: IndexError"], 10)
        self.assertGreater(kinds["raise: KeyError"], 10)

    def test_most_sheets_of_numbers_tell_small_steps(self):
        told = runs = 0
        for drill in self.numbers[:200]:
            subject = Subject(drill.source, True)
            for call in drill.calls:
                runs += 1
                subject.record(["def main():", f"    return {call}"], LIMITS, dict(vars(builtins)))
                told += sum(part == 0 for part in subject.notes.found[1::3])
        self.assertGreater(told / runs, 1)

    def test_each_role_is_known_and_each_line_of_the_tables_is_drawn(self):
        tables = LISTS + CHANGES
        self.assertEqual({field for _, text in tables for _, field, _, _ in Formatter().parse(text) if field}, set(ROLES))
        self.assertEqual(missing(tables, self.lists), [])
        kinds = Counter(what for drill in self.lists for what in done(ast.parse(drill.source)))
        for what, least in (("sorted", 250), ("Lt", 100), ("NotIn", 20), ("enumerate", 60), ("zip", 100), ("set", 40)):
            self.assertGreater(kinds[what], least, kinds)
        both = Counter(len(ast.parse(call).body[0].value.args) > 1 for drill in self.lists for call in drill.calls)
        self.assertGreater(both[True], both[False])

    def test_texts_are_changed_and_asked_about_in_every_way(self):
        many = made_once(text_sheet, 4000)
        self.assertEqual(missing(ASKED, many), [])
        searching = [drill.source for drill in many if "import re" in drill.source]
        self.assertGreater(len(searching), 400)
        self.assertEqual([text for _, text in SEARCHED if not any(text.partition("(")[0] in source for source in searching)], [])
        self.assertEqual([pattern for pattern in PATTERNS if not any(pattern in source for source in searching)], [])
        kinds = Counter(what for drill in self.texts for what in done(ast.parse(drill.source)))
        for what, least in (("Lt", 60), ("len", 60), ("sorted", 60), ("zip", 60), ("Eq", 60)):
            self.assertGreater(kinds[what], least, kinds)
        # What is compared begins alike, at times.
        pairs = [ast.literal_eval(call[call.index("("):]) for drill in self.texts for call in drill.calls]
        alike = sum(isinstance(pair, tuple) and pair[0][:2] == pair[1][:2] != "" for pair in pairs)
        self.assertGreater(alike, len(pairs) * 0.3)

    def test_stores_are_changed_and_read_in_every_way_and_in_loops(self):
        tables = [line for table in store_sheets.LOOPS for line in table]
        roles = {field for _, text in tables for _, field, _, _ in Formatter().parse(text) if field}
        self.assertEqual(roles - {"new"} - set(store_sheets.ROLES), set())
        many = made_once(store_sheet, 4000)
        self.assertEqual(missing(tables, many), [])
        loops = [(1, head) for heads in store_sheets.LOOPS.values() for head in heads]
        self.assertEqual(missing(loops, many), [])
        looping = sum(re.search(r"^ +(for|while) ", drill.source, re.MULTILINE) is not None for drill in many)
        self.assertGreater(looping, len(many) * 0.2)

    def test_turns_go_every_way(self):
        conditions, actions = turn_sheets.CONDITIONS + turn_sheets.GUARDED, turn_sheets.ACTIONS + turn_sheets.TWO
        heads = [text for _, text in turn_sheets.LOOPS] + [head for _, (head, _) in turn_sheets.WHILES]
        roles = {field for text in heads + [text for _, text in conditions + actions] for _, field, _, _ in Formatter().parse(text) if field}
        self.assertEqual(roles - {"new"} - set(turn_sheets.ROLES), set())
        many = made_once(turn_sheet, 2000)
        self.assertEqual(missing(actions + turn_sheets.LEAVING + tuple((1, head) for head in heads), many), [])
        names = r"(\w+)"
        drawn = "\n".join(drill.source for drill in many)
        for _, text in conditions:
            pattern = "".join(re.escape(before) + (names if field else "") for before, field, _, _ in Formatter().parse(text))
            self.assertRegex(drawn, rf"(if|and|or|while|\() ?{pattern}[ :)]")
        kinds = Counter(type(node).__name__ for drill in many for node in ast.walk(ast.parse(drill.source)))
        for what, least in (("If", 2000), ("For", 700), ("While", 350), ("BoolOp", 1000), ("Break", 70), ("Continue", 70)):
            self.assertGreater(kinds[what], least, kinds)
        # Some loops change what they count by.
        changed = sum(re.search(r"for (\w+) in range\([^\n]*\n(?: {8}.*\n)* {8}\1 [-+*]?= ", drill.source) is not None for drill in many)
        self.assertGreater(changed, 25)

    def test_lines_that_raise_or_go_on_are_told(self):
        self.assertTrue(passes(["b = a + 1"], [], ["a"], [1]))
        self.assertFalse(passes(["b = a[3]"], [], ["a"], [[1]]))
        self.assertTrue(passes(["while a > 0:", "    a -= 1"], [], ["a"], [9]))
        self.assertFalse(passes(["while a > 0:", "    a += 1"], [], ["a"], [9]))
        self.assertTrue(passes(["b = a[3]"], [], ["a"], [[1]], raises=True))
        self.assertFalse(passes(["b = c"], [], ["a"], [[1]], raises=True))
        self.assertFalse(passes(["for b in a:", "    a.append(b)"], [], ["a"], [[9]]))
        self.assertFalse(passes(["if a:", "    while True:", "        a += 1"], [], ["a"], [1]))


if __name__ == "__main__":
    unittest.main()
