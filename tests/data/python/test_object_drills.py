"""Drills of objects and of functions that are kept: all kinds come, runs are short and end, and what an object holds is read long after it was set."""
import ast
import random
import re
import unittest
from collections import Counter

from drilled import Watched, caller, shape
from ndbg_data import micro, object_drills
from ndbg_data.frame_writer import GIVEN, SLOT
from ndbg_data.function_tables import FUNCTIONS
from ndbg_data.grammar.writer import Writer
from ndbg_data.identity import digest
from ndbg_data.object_runs import straight
from ndbg_data.object_writer import METHOD, MORE, OWN_FUNCTIONS, chosen

COUNT = 900
# The least number of drills, of 900, in a run of which this happens.
LEAST = {
    "read late": 400, "changed between": 300, "two of a class": 250, "method": 500, "method calls method": 150, "several calls a line": 250, "closure": 80, "lambda": 25,
    "function in a list or dict": 60, "recursion": 50, "super": 60, "holds an object": 55, "argument is a function": 60,
}  # fmt: skip
# The least number of drills, of 900, in the text of which this stands.
WRITTEN = {
    "class": 550, "below another": 80, "__repr__": 60, "dataclass": 20, "namedtuple": 3, "__slots__": 8, "property": 25, "classmethod": 12, "staticmethod": 8, "class attribute": 50,
    "decorator": 30, "getattr": 20, "nonlocal": 25, "key": 30, "local name of an attribute": 60, "default": 40, "solution": 50,
}  # fmt: skip
PLAIN = (int, float, str, bool, list, dict, tuple, set, type(None))
FUNCTION = type(lambda: None)


def drill(n):
    return micro.program(random.Random(f"objects/{n}"), "test", object_drills.on_objects)


class Run(Watched):
    """One call of a drill, and after how many states what an object holds was read again."""

    def __init__(self, code, call, attributes):
        self.found, self.attributes = set(), attributes
        self.stack, self.opened, self.held, self.classes = [], Counter(), {}, Counter()
        super().__init__(code, call)

    def see(self, frame, event, _argument):
        code = frame.f_code
        if event == "call":
            self.open(frame, code)
        elif event == "line":
            self.opened[frame] = 0
            self.read(frame)
        elif event == "return":
            self.stack.pop()

    def open(self, frame, code):
        self.found |= {"recursion"} if code in self.stack else set()
        self.found |= {"closure"} if code.co_freevars and "__class__" not in code.co_freevars else set()
        self.found |= {"super"} if "__class__" in code.co_freevars else set()
        self.found |= {"lambda"} if code.co_name == "<lambda>" else set()
        own = code.co_varnames[:1] == ("self",)
        self.found |= {"method"} if own else set()
        if self.stack:
            back = caller(frame)
            self.opened[back] += 1
            self.found |= {"several calls a line"} if self.opened[back] > 1 else set()
            if own and back is not None and back.f_locals.get("self") is frame.f_locals.get("self"):
                self.found.add("method calls method")
        self.stack.append(code)
        for value in frame.f_locals.values():
            self.found |= {"argument is a function"} if isinstance(value, FUNCTION) else set()
        if own and code.co_name == "__init__":
            name = type(frame.f_locals["self"]).__name__
            self.classes[name] += 1
            self.found |= {"two of a class"} if self.classes[name] > 1 else set()

    def read(self, frame):
        """Which attributes of `self` the line reads, how long ago they got the value that they have, and whether they had another before."""
        one = frame.f_locals.get("self")
        for value in frame.f_locals.values():
            inside = value.values() if isinstance(value, dict) else value if isinstance(value, (list, tuple)) else ()
            self.found |= {"function in a list or dict"} if any(isinstance(item, FUNCTION) or type(item).__name__ == "method" for item in inside) else set()
        for name in self.attributes.get(frame.f_lineno, ()) if one is not None else ():
            try:
                value = getattr(one, name)
            except AttributeError:
                continue
            if type(value) not in PLAIN:
                self.found |= {"holds an object"} if type(value).__module__ == "drill" else set()
                continue
            before = self.held.get((id(one), name))
            if before is None or before[0] != repr(value):
                self.found |= {"changed between"} if before is not None else set()
                self.held[id(one), name] = repr(value), self.states
            elif self.states - before[1] >= 5:
                self.found.add("read late")


def attributes(tree):
    """For each line, the attributes of `self` that are read there."""
    found = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "self":
            found.setdefault(node.lineno, set()).add(node.attr)
    return {line: sorted(names) for line, names in found.items()}


def written(p, tree):
    found = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.ClassDef):
            found |= {"solution"} if node.name == "Solution" else {"class"}
            found |= {"below another"} if node.bases else set()
            found |= {"class attribute"} if any(isinstance(one, ast.Assign) and one.targets[0].id != "__slots__" for one in node.body) else set()
        elif isinstance(node, ast.FunctionDef):
            found |= {getattr(one, "id", "decorator") for one in node.decorator_list if getattr(one, "id", "decorator") in ("property", "classmethod", "staticmethod", "decorator")}
            found |= {"decorator"} if any(getattr(one, "id", "property") not in ("property", "classmethod", "staticmethod") for one in node.decorator_list) else set()
            found |= {"default"} if node.args.defaults else set()
            found |= {"__repr__"} if node.name == "__repr__" else set()
        elif isinstance(node, ast.Assign) and isinstance(node.value, ast.Attribute) and isinstance(node.targets[0], ast.Name) and getattr(node.value.value, "id", None) == "self":
            found.add("local name of an attribute")
    texts = {"dataclass": "@dataclass", "namedtuple": "namedtuple(", "__slots__": "__slots__", "getattr": "getattr(", "nonlocal": "nonlocal ", "key": "key="}
    return found | {name for name, text in texts.items() if text in p.source}


class ObjectDrills(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.many = [drill(n) for n in range(COUNT)]
        cls.trees = [ast.parse(p.source) for p in cls.many]
        cls.runs = [[Run(code, call, attributes(tree)) for call in p.calls[:3]] for p, tree in zip(cls.many, cls.trees) for code in [compile(p.source, "<drill>", "exec")]]

    def test_what_objects_hold_is_read_late_and_all_kinds_of_functions_are_called(self):
        found = Counter()
        for runs in self.runs:
            found.update(set().union(*[run.found for run in runs]))
        self.assertEqual({name: found[name] for name, least in LEAST.items() if found[name] < least}, {})

    def test_classes_are_written_in_all_ways(self):
        found = Counter(name for p, tree in zip(self.many, self.trees) for name in written(p, tree))
        self.assertEqual({name: found[name] for name, least in WRITTEN.items() if found[name] < least}, {})

    def test_runs_are_short_and_end_with_a_value(self):
        states = sorted(run.states for runs in self.runs for run in runs)
        self.assertGreater(sum(8 <= n <= 60 for n in states) / len(states), 0.85)
        self.assertLess(sum(n > 75 for n in states) / len(states), 0.02)
        self.assertLess(states[-1], 150)
        self.assertTrue(22 <= states[len(states) // 2] <= 45, states[len(states) // 2])
        self.assertEqual({run.end for runs in self.runs for run in runs}, {"return"})
        self.assertLess(max(len(run.value) for runs in self.runs for run in runs), 100)
        self.assertLess(max(len(p.source) for p in self.many), 2600)
        self.assertGreater(sum(len(p.source) < 1500 for p in self.many) / COUNT, 0.9)

    def test_programs_differ_and_calls_give_different_values(self):
        self.assertGreater(len({digest(p.source) for p in self.many}), COUNT * 0.97)
        self.assertGreater(sum(len(p.calls) >= 4 for p in self.many) / COUNT, 0.9)
        self.assertGreater(sum(len({run.value for run in runs}) > 1 for runs in self.runs) / COUNT, 0.7)
        for p in self.many:
            self.assertNotRegex(p.source, r"[«»]|\$(?!')| \n|\n\n\n\n")
            self.assertTrue(p.calls[0].startswith(("Solution()." if "class Solution:" in p.source else "") + p.entry + "("), p.calls[0])

    def test_every_kind_comes_by_its_weight_and_none_dominates(self):
        families = Counter(p.flags[1] for p in self.many)
        self.assertEqual(set(families), set(object_drills.PROGRAMS) | {make.__name__ for make in object_drills.RUNS})
        self.assertLess(max(families.values()), COUNT * 0.2)
        self.assertGreater(min(families.values()), COUNT * 0.012)
        together = sum(families[make.__name__] for make in object_drills.RUNS) / COUNT
        self.assertTrue(abs(together - object_drills.PUT_TOGETHER) < 0.12, together)
        self.assertTrue(abs(sum("run_through" in p.flags for p in self.many) / COUNT - micro.REMEMBERED) < 0.05)
        self.assertGreaterEqual(len(object_drills.FAMILIES) + sum(len(table) for name, (_, table) in object_drills.PROGRAMS.items() if name not in FUNCTIONS), 45)
        self.assertGreaterEqual(sum(len(table) for name, (_, table) in object_drills.PROGRAMS.items() if name in FUNCTIONS), 25)

    def test_every_class_and_every_template_can_be_run(self):
        def tried(label, make):
            good = 0
            for n in range(8):
                d = object_drills.ObjectDrill(Writer(random.Random(f"{label}/{n}")), "f")
                source, call = make(d)
                code = compile(source, "<drill>", "exec")
                good += any(object_drills.runs(code, call()) for _ in range(3))
            return good

        for nth, family in enumerate(object_drills.FAMILIES):
            self.assertGreater(tried(f"class {nth}", lambda d: straight(d, object_drills.built(d, family))), 2, family.names)
        for name, (_, table) in object_drills.PROGRAMS.items():
            for nth, (_, params, helpers, body) in enumerate(table):
                make = object_drills.tabled(name, [(1, params, helpers, body)])
                self.assertGreater(tried(f"{name} {nth}", lambda d: d.written(make(d))), 2, body)

    def test_roles_are_known_and_choices_closed(self):
        specs = [spec for family in object_drills.FAMILIES for m in family.methods.values() for _, spec in (*m.inputs, *family.params)]
        specs += [spec for _, table in object_drills.PROGRAMS.values() for _, params, _, _ in table for _, spec in params]
        self.assertEqual({spec for spec in specs if not (spec in MORE or spec in GIVEN or spec in OWN_FUNCTIONS or re.fullmatch(r"-?\d+:\d+|\S+(/\S+)+|self", spec))}, set())
        self.assertEqual(chosen("a«b«c|d»|e»f", lambda options: options[0]), "abcf")
        self.assertEqual(chosen("a«b«c|d»|e»f", lambda options: options[-1]), "aef")
        self.assertEqual(METHOD.match("def __len__() -> i => len($o):").groups(), ("", "__len__", "", "i", "len($o)"))
        self.assertTrue(SLOT.search("$x"))

    def test_the_same_seed_gives_the_same_drill_and_they_come_by_their_weight(self):
        again = [drill(n) for n in range(0, 300, 7)]
        self.assertEqual([(p.source, p.calls) for p in again], [(p.source, p.calls) for p in self.many[:300:7]])
        shapes = Counter(shape(f"objects/shape/{n}") for n in range(1500))
        wanted = micro.SHAPES[object_drills.on_objects] / sum(micro.SHAPES.values())
        self.assertTrue(abs(shapes["on_objects"] / 1500 - wanted) < 0.03, shapes)


if __name__ == "__main__":
    unittest.main()
