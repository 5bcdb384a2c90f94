"""Drills of numbers and items: how often each operation comes, and over what. Drills are run, and every operation noted."""
import ast
import operator
import random
import sys
import unittest
from collections import Counter

from drilled import shape
from ndbg_data import micro
from ndbg_data.forms import Form, table
from ndbg_data.value_drills import on_items, on_numbers

COUNT = 1500
# The least number of drills, of 1,500, in whose runs this is done.
LEAST = {
    "+": 495, "-": 275, "*": 175, "//": 160, "%": 190, "/": 5, "**": 5, "&": 28, "^": 8, "|": 1, "<<": 5, ">>": 20, "<": 95, "<=": 27, ">": 95,
    ">=": 11, "==": 80, "!=": 20, "in": 30, "not in": 45, "list[]": 290, "str[]": 18, "dict[]": 7, "[:]": 95, "list[]=": 115, "dict[]=": 25,
    "rows": 35, "swap": 16, "append": 115, "pop": 35, "insert": 1, "get": 12, "add": 7, "discard": 1, "popleft": 9, "heappush": 20, "heappop": 16,
    "bisect_left": 1, "sort": 1, "sorted": 16, "abs": 13, "min": 35, "max": 55, "divmod": 5, "isqrt": 1, "ord": 3, "enumerate": 20, "zip": 1,
    "inf": 12, "defaultdict": 1, "Counter": 1, "deque": 17, "set": 17, "while": 175, "for": 280, "if": 215, "chain": 7, "tuple": 90, "class": 175,
    "annotated": 250,
}  # fmt: skip
SIGNS = {
    ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.FloorDiv: "//", ast.Mod: "%", ast.Div: "/", ast.Pow: "**", ast.BitAnd: "&", ast.BitXor: "^", ast.BitOr: "|", ast.LShift: "<<", ast.RShift: ">>",
    ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">=", ast.Eq: "==", ast.NotEq: "!=", ast.In: "in", ast.NotIn: "not in",
}  # fmt: skip


class Probe(ast.NodeTransformer):
    """Sends operations through `__noted__(what, left, right, how)`."""

    def noted(self, node, what, left, right, how):
        names = ast.arguments([], [ast.arg("a"), ast.arg("b")], None, [], [], None, [])
        done = ast.Lambda(names, how(ast.Name("a", ast.Load()), ast.Name("b", ast.Load())))
        return ast.copy_location(ast.Call(ast.Name("__noted__", ast.Load()), [ast.Constant(what), left, right, done], []), node)

    def visit_BinOp(self, node):
        self.generic_visit(node)
        return self.noted(node, SIGNS[type(node.op)], node.left, node.right, lambda a, b: ast.BinOp(a, node.op, b))

    def visit_Compare(self, node):
        self.generic_visit(node)
        if len(node.ops) > 1:
            return node
        return self.noted(node, SIGNS[type(node.ops[0])], node.left, node.comparators[0], lambda a, b: ast.Compare(a, node.ops, [b]))

    def visit_Subscript(self, node):
        self.generic_visit(node)
        if not isinstance(node.ctx, ast.Load) or isinstance(node.slice, ast.Slice):
            return node
        return self.noted(node, "[]", node.value, node.slice, lambda a, b: ast.Subscript(a, b, ast.Load()))

    def visit_AugAssign(self, node):
        self.generic_visit(node)
        if not isinstance(node.target, ast.Name):
            return node
        # A list takes any items by `+=`, and stays the same list.
        how = (lambda a, b: ast.Call(ast.Name("__iadd__", ast.Load()), [a, b], [])) if isinstance(node.op, ast.Add) else lambda a, b: ast.BinOp(a, node.op, b)
        value = self.noted(node, SIGNS[type(node.op)], ast.Name(node.target.id, ast.Load()), node.value, how)
        return ast.copy_location(ast.Assign([node.target], value), node)


def seen(tree, reached):
    """What stands in lines that were reached."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            yield "class"
        if isinstance(node, ast.arg) and node.annotation:
            yield "annotated"
        if getattr(node, "lineno", None) not in reached:
            continue
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            yield "inf" if name == "float" else name
        elif isinstance(node, ast.Attribute) and node.attr == "inf" or isinstance(node, ast.Name) and node.id == "inf":
            yield "inf"
        elif isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Slice):
            yield "[:]"
        elif isinstance(node, ast.Subscript) and isinstance(node.value, ast.Subscript):
            yield "rows"
        elif isinstance(node, ast.Compare) and len(node.ops) > 1:
            yield "chain"
        elif isinstance(node, ast.Return) and isinstance(node.value, ast.Tuple):
            yield "tuple"
        elif isinstance(node, (ast.While, ast.For, ast.If)):
            yield type(node).__name__.lower()
        elif isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Tuple) and all(isinstance(t, ast.Subscript) for t in node.targets[0].elts):
            yield "swap"
        if isinstance(node, (ast.Assign, ast.AugAssign)):
            target = node.targets[0] if isinstance(node, ast.Assign) else node.target
            if isinstance(target, ast.Subscript):
                yield "[]="


class Notes:
    """Of every drill: how it ended, in how many states; of every operation, its operands and what came out."""

    def __init__(self, drills):
        self.done, self.drills, self.ends, self.states, self.lengths, self.differ = {}, Counter(), Counter(), [], [], 0
        for drill in drills:
            self.here, reached, results = set(), set(), set()
            tree = ast.parse(drill.source)
            plain = list(ast.walk(tree))
            code = compile(drill.source, "<drill>", "exec")
            probed = compile(ast.fix_missing_locations(Probe().visit(ast.parse(drill.source))), "<probed>", "exec")
            for call in drill.calls:
                self.run(code, call, reached, results)
                space = {"__noted__": self.noted, "__iadd__": operator.iadd}
                try:
                    exec(probed, space)
                    eval(call, space)
                except (ArithmeticError, LookupError, ValueError):
                    pass
            self.here.update(seen(tree, reached))
            if "[]=" in self.here:
                self.here.add("dict[]=" if any(isinstance(n, ast.Dict) for n in plain) or "dict[]" in self.here or ": dict" in drill.source or "{" in drill.calls[-1] else "list[]=")
            self.drills.update(self.here)
            self.differ += len(results) > 1

    def run(self, code, call, reached, results):
        states = 0

        def look(frame, event, _argument):
            nonlocal states
            if frame.f_code.co_filename != "<drill>":
                return None
            if event == "line":
                states += 1
                reached.add(frame.f_lineno)
            return look

        space = {}
        exec(code, space)
        sys.settrace(look)
        try:
            result = repr(eval(call, space))
            self.ends["return"] += 1
            self.lengths.append(len(result))
        except Exception as error:
            result = type(error).__name__
            self.ends[result] += 1
        finally:
            sys.settrace(None)
        results.add(result)
        self.states.append(states)

    def noted(self, what, left, right, how):
        if what == "[]":
            what = type(left).__name__.replace("defaultdict", "dict") + "[]"
        self.here.add(what)
        held = len(left) if what in ("list[]", "str[]") else left
        try:
            made = how(left, right)
        except Exception:
            self.done.setdefault(what, []).append((held, right, None))
            raise
        kept = type(right).__name__ if what in ("in", "not in") else right
        self.done.setdefault(what, []).append((held, kept, made))
        return made

    def whole(self, *signs):
        return [(a, b, made) for sign in signs for a, b, made in self.done[sign] if type(a) is type(b) is int and made is not None]


def made(n):
    """Of every eleven, five of numbers and six of items."""
    return micro.program(random.Random(f"value/{n}"), "test", on_numbers if n % 11 < 5 else on_items)


def share(found, test):
    found = list(found)
    return sum(map(test, found)) / len(found)


class ValueDrills(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.made = [made(n) for n in range(COUNT)]
        cls.notes = Notes(cls.made)

    def test_both_are_drawn_and_are_the_same_for_a_seed(self):
        share = (micro.SHAPES[on_numbers] + micro.SHAPES[on_items]) / sum(micro.SHAPES.values())
        drawn = [shape(f"drawn/{n}") for n in range(1000)]
        self.assertLess(abs(sum(drawn.count(make.__name__) for make in (on_numbers, on_items)) - 1000 * share), 4 * (1000 * share) ** 0.5)
        for n in range(300):
            self.assertEqual(made(n).to_json(), self.made[n].to_json())

    def test_every_operation_comes_often(self):
        found = {name: self.notes.drills[name] for name in LEAST}
        self.assertEqual({name: count for name, count in found.items() if count < LEAST[name]}, {})

    def test_numbers_are_of_one_to_ten_digits_most_of_them_short_and_some_negative(self):
        for sign in ("+", "-", "//", "%"):
            sizes = Counter(len(str(abs(a))) for a, _, _ in self.notes.whole(sign))
            for size in (1, 2, 3, 4):
                self.assertGreater(sizes[size] / sizes.total(), 0.02, f"{sign}: {size}")
            self.assertGreater(sum(sizes[n] for n in range(7, 11)) / sizes.total(), 0.008, sign)
            self.assertGreater(sum(sizes[n] for n in range(1, 5)) / sizes.total(), 0.75, sign)
            self.assertGreater(share(self.notes.whole(sign), lambda row: row[0] < 0), 0.02, sign)

    def test_operands_are_equal_and_results_nothing_more_often_than_by_chance(self):
        for sign, equal, nothing in (("-", 0.05, 0.05), ("//", 0.02, 0.1), ("%", 0.02, 0.1), ("==", 0.2, 0.2)):
            rows = self.notes.whole(sign)
            self.assertGreater(share(rows, lambda row: row[0] == row[1]), equal, sign)
            self.assertGreater(share(rows, lambda row: not row[2]), nothing, sign)
        for sign in ("//", "%"):
            rows = self.notes.whole(sign)
            self.assertGreater(sum(a < 0 < b for a, b, _ in rows), 50, sign)
            self.assertGreater(sum(b < 0 for _, b, _ in rows), 15, sign)
            self.assertGreater(sum(0 < a < b for a, b, _ in rows), 200, sign)
        self.assertGreater(share(self.notes.whole("+"), lambda row: any(int(x) + int(y) > 9 for x, y in zip(str(abs(row[0]))[::-1], str(abs(row[1]))[::-1]))), 0.15)

    def test_comparisons_and_searches_go_both_ways(self):
        for sign, least in (("<", 0.12), ("<=", 0.2), (">", 0.2), (">=", 0.2), ("==", 0.15), ("!=", 0.15), ("in", 0.2), ("not in", 0.2)):
            rows = self.notes.done[sign]
            self.assertTrue(least < share(rows, lambda row: bool(row[2])) < 1 - least, sign)
        for kind in ("list", "dict", "set"):
            found = [made if sign == "in" else not made for sign in ("in", "not in") for _, held, made in self.notes.done[sign] if held == kind]
            self.assertTrue(0.15 < share(found, bool) < 0.85, kind)
            self.assertGreater(len(found), 60, kind)

    def test_indices_go_over_all_of_lists_of_one_to_twelve_items_and_seldom_outside(self):
        rows = self.notes.done["list[]"]
        places = Counter((count, at % count) for count, at, made in rows if made is not None and count)
        for count in range(1, 13):
            missing = [at for at in range(count) if not places[count, at]]
            self.assertEqual(missing, [], f"of {count}")
        self.assertTrue(0.08 < share(rows, lambda row: row[1] < 0) < 0.5)
        self.assertTrue(0.001 < share(rows, lambda row: row[2] is None) < 0.05)
        self.assertGreater(share(self.notes.done["str[]"], lambda row: row[1] > 0), 0.3)

    def test_nearly_all_end_with_a_short_value_after_few_states(self):
        ends, states, lengths = self.notes.ends, sorted(self.notes.states), sorted(self.notes.lengths)
        self.assertGreater(ends["return"] / ends.total(), 0.96)
        self.assertLess(ends["return"] / ends.total(), 0.995)
        self.assertEqual(set(ends) - {"return", "IndexError", "KeyError", "ZeroDivisionError", "ValueError"}, set())
        for name in ("IndexError", "KeyError", "ZeroDivisionError"):
            self.assertGreater(ends[name], 0, name)
        self.assertLess(states[len(states) * 99 // 100], 60)
        self.assertLess(states[-1], 120)
        self.assertGreater(sum(n >= 9 for n in states) / len(states), 0.2)
        self.assertLess(lengths[len(lengths) * 999 // 1000], 130)
        self.assertGreater(self.notes.differ / len(self.made), 0.92)
        self.assertGreater(share(self.made, lambda drill: len(drill.calls) >= 5), 0.97)


class Forms(unittest.TestCase):
    def test_holes_are_names_ranges_and_options_and_what_does_not_parse_is_refused(self):
        form = Form("3 | x=num, k=div(x) | $x {{% ~ //}} $k + #1:9{{ ~  + 1}}")
        self.assertEqual((form.weight, form.roles), (3, [("x", "num", None), ("k", "div", "x")]))
        self.assertEqual(form.pieces, ["x", " ", [["%"], ["//"]], " ", "k", " + ", (1, 9), [[], [" + 1"]]])
        self.assertEqual((form.always, form.stored), ({"x", "k"}, set()))
        self.assertEqual(Form("1 | x=num\n$y = $x\nreturn $y").stored, {"y"})
        self.assertEqual(len(table("2 | x=num | $x\n3 | x=num | -$x\n\n1 | x=num\nreturn $x")), 6)
        with self.assertRaises(SyntaxError):
            Form("1 | x=num | $x {{+ ~ )}} 1")


if __name__ == "__main__":
    unittest.main()
