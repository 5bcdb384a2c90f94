"""What generated programs and drills promise: they compile, they are what they were yesterday, they show everything."""
import ast
import json
import os
import random
import subprocess
import sys
import unittest
from pathlib import Path

from drilled import Drills
from ndbg_data import generate, micro
from ndbg_data.effect import measure
from ndbg_data.outcome import outcome
from ndbg_data.sources import ConfigurationError, Sources

ROOT = Path(__file__).resolve().parents[3]
# Programs of one source, made once for all tests of this file.
GENERATED = Drills(lambda n: generate.program(random.Random(f"test/{n}"), "test"))
DRILLS = Drills(lambda n: micro.program(random.Random(f"test/{n}"), "test"))
OPERATIONS = Drills(lambda n: micro.program(random.Random(f"operation/{n}"), "test", micro.operation))


class Programs(unittest.TestCase):
    def test_all_compile_and_call_their_entry_at_least_five_times(self):
        for source in (GENERATED, DRILLS):
            for program in source.first(3000):
                tree = ast.parse(program.source)
                solution = next((n for n in tree.body if isinstance(n, ast.ClassDef) and n.name == "Solution"), tree)
                self.assertIn(program.entry, [n.name for n in solution.body if isinstance(n, ast.FunctionDef)])
                compile(tree, "<test>", "exec")
                self.assertGreaterEqual(len(set(program.calls)), 2, program.source)
                for call in program.calls:
                    self.assertTrue(call.startswith(("" if solution is tree else "Solution().") + program.entry + "("))
                    ast.parse(call, mode="eval")

    def test_nearly_all_have_five_different_inputs(self):
        for source, least in ((GENERATED, 0.97), (DRILLS, 0.95)):
            programs = source.first(3000)
            enough = sum(len(set(p.calls)) >= 5 for p in programs)
            self.assertGreater(enough / len(programs), least)

    def test_drills_of_control_flow_go_both_ways_and_end(self):
        programs = [micro.program(random.Random(f"flow/{n}"), "test", make) for make in micro.FLOW for n in range(480)]
        lines, both = set(), 0
        for program in programs:
            reached = set()

            def look(frame, event, _argument, reached=reached):
                if frame.f_code.co_filename == "<drill>" and event == "line":
                    reached.add(frame.f_lineno)
                return look

            space = {}
            exec(compile(program.source, "<drill>", "exec"), space)
            ways = set()
            for call in program.calls:
                reached.clear()
                sys.settrace(look)
                try:
                    eval(call, space)
                except Exception:
                    continue
                finally:
                    sys.settrace(None)
                ways.add(frozenset(reached))
            both += len(ways) > 1
            lines |= {line.strip().split(" ")[0] for line in program.source.splitlines()}
        self.assertGreater(both / len(programs), 0.5)
        self.assertLessEqual({"if", "elif", "else:", "for", "while", "break", "continue", "return"}, lines)

    def test_every_method_of_the_builtin_types_occurs(self):
        names = [name for kind in (str, list, dict, set, tuple, int, bytes) for name in dir(kind) if not name.startswith("_")]
        for source, most in ((GENERATED, 3000), (DRILLS, 3000), (OPERATIONS, 9000), (DRILLS, 6000)):
            names = source.lacking({name: rf"\.{name}\b" for name in names}, most)
        self.assertEqual(names, [])

    def test_every_construct_of_everyday_code_occurs(self):
        trees = [ast.parse(p.source) for p in GENERATED.first(3000)]
        nodes = [n for tree in trees for n in ast.walk(tree)]
        seen = {type(n).__name__ for n in nodes}
        wanted = (
            "For While If IfExp Try Raise Assert Lambda ListComp SetComp DictComp GeneratorExp Yield YieldFrom NamedExpr Starred JoinedStr "
            "FormattedValue Slice ClassDef FunctionDef Global Nonlocal Break Continue AugAssign Delete With Match BoolOp Compare Tuple Set Dict"
        ).split()
        self.assertEqual([name for name in wanted if name not in seen], [])
        self.assertTrue(any(isinstance(n, (ast.For, ast.While)) and n.orelse for n in nodes), "loop else")
        self.assertTrue(any(isinstance(n, ast.Try) and n.finalbody for n in nodes), "finally")
        self.assertTrue(any(isinstance(n, ast.Compare) and len(n.ops) > 1 for n in nodes), "chained comparison")
        self.assertTrue(any(isinstance(n, ast.FunctionDef) and n.args.defaults for n in nodes), "default argument")
        self.assertTrue(any(isinstance(n, ast.arg) and n.annotation for n in nodes), "annotation")
        self.assertTrue(any(isinstance(n, ast.FunctionDef) and ast.get_docstring(n) for n in nodes), "docstring")
        text = "\n".join(p.source for p in GENERATED.first(3000))
        self.assertIn("#", text)
        self.assertRegex(text, r'"\w+"')
        self.assertRegex(text, r"'\w+'")

    def test_names_come_from_an_open_distribution(self):
        names = {n.arg for p in GENERATED.first(3000) for n in ast.walk(ast.parse(p.source)) if isinstance(n, ast.arg)}
        self.assertGreater(len(names), 2500)

    def test_some_calls_raise_few_never_end_and_most_return(self):
        ends = [outcome(p.source, call).kind for p in GENERATED.first(3000)[:400] for call in p.calls[:4]]
        self.assertTrue(0.03 < ends.count("raise") / len(ends) < 0.12, ends.count("raise") / len(ends))
        self.assertLess(ends.count("never") / len(ends), 0.012)

    def test_most_programs_are_three_to_ten_lines_of_code(self):
        lengths = [len([line for line in p.source.split("\n") if line.strip()]) for p in GENERATED.first(3000)]
        self.assertGreater(sum(3 <= n <= 11 for n in lengths) / len(lengths), 0.6)
        self.assertLessEqual(max(lengths), 30)


class Determinism(unittest.TestCase):
    def test_the_hash_seed_changes_nothing(self):
        config = {"mix": {"seeds": 1, "generate": 1, "micro": 1, "mutate": 1}, "seeds": {"paths": ["corpus/seeds"]}}
        script = (
            "import json, sys; from ndbg_data.sources import Sources\n"
            f"s = Sources(json.loads({json.dumps(config)!r}), {str(ROOT)!r})\n"
            "print(json.dumps([s.program('7', n).to_json() for n in range(250)]))"
        )
        found = []
        for seed in ("0", "1", "77"):
            environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT / "python")}
            found.append(subprocess.run([sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True).stdout)
        self.assertEqual(found[0], found[1])
        self.assertEqual(found[0], found[2])
        self.assertEqual({p["origin"] for p in json.loads(found[0])}, {"seeds", "generate", "micro", "mutate"})

    def test_a_program_does_not_depend_on_those_asked_for_before(self):
        config = {"mix": {"generate": 1, "mutate": 1, "seeds": 1}, "seeds": {"paths": ["corpus/seeds"]}}
        one, other = Sources(config, ROOT), Sources(config, ROOT)
        forward = [one.program("3", n).to_json() for n in range(60)]
        backward = [other.program("3", n).to_json() for n in reversed(range(60))]
        self.assertEqual(forward, backward[::-1])


class Effect(unittest.TestCase):
    def test_most_method_calls_matter(self):
        sources = Sources({"mix": {"generate": 1, "micro": 1}})
        self.assertGreater(measure(sources, "generate", "1", 500).share, 0.6)
        self.assertGreater(measure(sources, "micro", "1", 500).share, 0.65)


class Configuration(unittest.TestCase):
    def test_a_wrong_key_or_value_is_named_with_what_is_allowed(self):
        for config, said in (
            ({"mixx": {}}, "unknown key 'mixx'; allowed: mix"),
            ({"mix": {"generate": -1}}, "mix.generate must be a number of 0 or more, not -1"),
            ({"mix": {"generated": 1}}, "unknown key mix.generated; allowed: seeds"),
            ({"mix": {"generate": 0}}, "at least one source"),
            ({"mix": []}, "mix must be an object"),
            ({"heldOut": {"side": "left"}}, "train, heldOut or all"),
            ({"mix": {"corpus": 1}}, "every source with a weight in mix is empty"),
            ({"corpus": {"files": ["x.jsonl"]}}, "corpus.files[0] must be an object with a path and a kind, one of mbpp"),
        ):
            with self.assertRaises(ValueError) as caught:
                Sources(config, ROOT)
            self.assertIn(said, str(caught.exception))
        self.assertTrue(issubclass(ConfigurationError, ValueError))


if __name__ == "__main__":
    unittest.main()
