"""Nothing of an evaluation file gets through: copies, renamed ones, slightly changed ones, inside larger programs."""
import json
import tempfile
import unittest
from pathlib import Path

from ndbg_data.identity import Guard, digest, functions, side, tree_hash
from ndbg_data.sources import Sources

SECRET = '''def f(text, sep):
    parts = text.split(sep)
    counts = {}
    for part in parts:
        if part.strip():
            counts[part] = counts.get(part, 0) + 1
    best = max(counts, key=counts.get)
    return best.upper(), len(parts)
'''
RENAMED = (
    SECRET.replace("text", "zeile")
    .replace("parts", "stücke")
    .replace("part", "s")
    .replace("counts", "d")
    .replace("def f", "def most_common")
)
ANNOTATED = SECRET.replace(
    "(text, sep):", '(text: str, sep: str = ",") -> tuple:\n    """Find the most common part."""  # and count'
)
CHANGED = SECRET.replace("+ 1", "+ 2").replace("upper", "lower")
REFORMATTED = SECRET.replace("'", '"').replace("    ", "  ").replace("counts = {}", "counts = { }  # none yet")
OTHER = '''def g(values, limit):
    total = 0
    while values and total < limit:
        total += values.pop(0) ** 2
    return [total] * 2
'''


class Matching(unittest.TestCase):
    def setUp(self):
        self.guard = Guard([SECRET])

    def test_copies_renamed_reformatted_and_slightly_changed_ones_match(self):
        for name, text in (
            ("copy", SECRET),
            ("renamed", RENAMED),
            ("annotated", ANNOTATED),
            ("changed", CHANGED),
            ("reformatted", REFORMATTED),
        ):
            self.assertTrue(self.guard.matches(text), name)

    def test_one_function_of_many_is_enough(self):
        method = "class Box:\n" + "".join(
            "    " + line + "\n" for line in RENAMED.replace("(zeile", "(self, zeile").rstrip().split("\n")
        )
        self.assertTrue(self.guard.matches(OTHER + "\n" + RENAMED))
        self.assertTrue(self.guard.matches(OTHER + "\n" + method))

    def test_other_functions_do_not_match(self):
        self.assertFalse(self.guard.matches(OTHER))
        self.assertFalse(self.guard.matches("def f(text, sep):\n    return text.split(sep)\n"))

    def test_without_evaluation_files_nothing_matches(self):
        self.assertFalse(Guard([]).matches(SECRET))

    def test_planted_copies_are_dropped_from_every_source_that_is_read(self):
        with tempfile.TemporaryDirectory() as folder:
            root = Path(folder)
            (root / "exam.jsonl").write_text(json.dumps({"code": SECRET, "input": "'a,b', ','", "id": "x"}) + "\n")
            seeds = "".join(
                f"# %%\n{text}#> {name}('a-b-a', '-')\n"
                for text, name in ((SECRET, "f"), (RENAMED, "most_common"), (CHANGED, "f"))
            )
            (root / "theme.py").write_text(seeds + f"# %%\n{OTHER}#> g([1, 2, 3], 5)\n", encoding="utf-8")
            config = {
                "mix": {"seeds": 1, "mutate": 1},
                "seeds": {"paths": ["theme.py"]},
                "evaluation": {"files": ["exam.jsonl"]},
                "heldOut": {"side": "all"},
                "mutate": {"parents": {"seeds": 1}},
            }
            sources = Sources(config, root)
            self.assertEqual([p.entry for p in sources.items("seeds")], ["g"])
            self.assertEqual(sources.dropped, 3)
            for n in range(80):
                self.assertFalse(sources.guard.matches(sources.program("1", n).source))

    def test_what_comes_near_a_held_out_function_is_not_trained_on(self):
        with tempfile.TemporaryDirectory() as folder:
            # A seed is called after its folder, and that decides on which side it is.
            root = Path(folder) / "small"
            root.mkdir()
            # A problem on the held-out side, and the same function under the name of another on this side.
            names = {
                wanted: next(f"mbpp/{n}" for n in range(1, 9999) if side(f"mbpp/{n}", 50) == wanted)
                for wanted in ("heldOut", "train")
            }
            text = SECRET.replace("def f(", "def solve(")
            items = [
                {"task_id": int(names["heldOut"][5:]), "code": text, "test_list": ["assert solve('a,b', ',') == 1"]}
            ]
            items.append(
                {
                    "task_id": int(names["train"][5:]),
                    "code": RENAMED,
                    "test_list": ["assert most_common('a,b', ',') == 1"],
                }
            )
            items.append(
                {
                    "task_id": next(n for n in range(9999, 1, -1) if side(f"mbpp/{n}", 50) == "train"),
                    "code": OTHER,
                    "test_list": ["assert g([1, 2], 5) == 1"],
                }
            )
            (root / "mbpp.jsonl").write_text("".join(json.dumps(item) + "\n" for item in items))
            (root / "theme.py").write_text(
                f"# %%\n{CHANGED}#> f('a-b-a', '-')\n# %%\n{OTHER}#> g([1, 2, 3], 5)\n", encoding="utf-8"
            )
            config = {
                "mix": {"corpus": 1, "seeds": 1, "mutate": 1},
                "seeds": {"paths": ["theme.py"]},
                "corpus": {"files": [{"path": "mbpp.jsonl", "kind": "mbpp"}]},
                "mutate": {"parents": {"seeds": 1, "corpus": 1}},
            }
            held = Sources({**config, "mix": {"corpus": 1}, "heldOut": {"permille": 50, "side": "heldOut"}}, root)
            self.assertEqual([p.problem for p in held.items("corpus")], [names["heldOut"]])
            sources = Sources({**config, "heldOut": {"permille": 50, "side": "train"}}, root)
            self.assertEqual([p.entry for p in sources.items("corpus")], ["g"])
            # Nor in a file of another kind.
            held = {
                "source": text,
                "calls": ["solve('a,b', ',')"],
                "entry": "solve",
                "origin": "repository",
                "problem": names["heldOut"],
                "flags": [],
            }
            (root / "project.jsonl").write_text(
                json.dumps(held)
                + "\n"
                + json.dumps({**held, "source": OTHER, "entry": "g", "problem": names["train"]})
                + "\n"
            )
            others = [item for item in items if item["code"] != text]
            (root / "mbpp.jsonl").write_text("".join(json.dumps(item) + "\n" for item in others))
            both = Sources(
                {
                    **config,
                    "mix": {"corpus": 1},
                    "repository": {"files": ["project.jsonl"]},
                    "heldOut": {"permille": 50, "side": "train"},
                },
                root,
            )
            self.assertEqual([p.entry for p in both.items("corpus")], ["g"])
            guard = Guard([SECRET])
            made = [sources.program("1", n) for n in range(120)]
            self.assertFalse([p.source for p in made if guard.matches(p.source)])
            self.assertGreater(sources.dropped, 20)

    def test_a_broken_evaluation_file_is_refused_with_its_line(self):
        with tempfile.TemporaryDirectory() as folder:
            path = Path(folder) / "exam.jsonl"
            path.write_text('{"code": "x = 1"}\n{"kode": 1}\n')
            with self.assertRaisesRegex(ValueError, r"exam\.jsonl:2: "):
                Guard.of_files([path])

    def test_files_of_other_forms_are_read_and_a_function_of_the_same_name_is_dropped_sooner(self):
        solution = "    text = text.strip()\n    parts = text.split(sep)\n    return len(parts), parts[-1]\n"
        function = {"prompt": "def last_part(text, sep):\n", "canonical_solution": solution}
        of_class = {
            "solution_code": "class Meter:\n    def total_of(self, values):\n        return sum(values) * self.k\n"
        }
        with tempfile.TemporaryDirectory() as folder:
            lines, listed = Path(folder) / "lines.jsonl", Path(folder) / "list.json"
            lines.write_text(json.dumps(function) + "\n")
            listed.write_text(json.dumps([of_class]))
            guard = Guard.of_files([lines, listed])
        self.assertEqual(guard.match("def other(text, sep):\n" + solution), "tokens")
        changed = "def last_part(text, sep):\n" + solution.replace("len(parts), parts[-1]", "parts[-1]")
        self.assertEqual(guard.match(changed), "name")
        self.assertIsNone(guard.match(changed.replace("last_part", "tail")))
        self.assertIsNone(guard.match("def last_part(xs):\n    return xs[-1] if xs else None\n"))
        self.assertTrue(guard.matches(of_class["solution_code"].replace("values", "numbers")))


class Hashes(unittest.TestCase):
    def test_names_annotations_and_docstrings_do_not_change_the_tree(self):
        self.assertEqual(tree_hash(SECRET), tree_hash(RENAMED))
        self.assertEqual(
            tree_hash(SECRET), tree_hash(SECRET.replace("(text, sep):", '(text: str, sep) -> tuple:\n    """Why."""'))
        )

    def test_constants_count_in_one_hash_and_not_in_the_other(self):
        changed = SECRET.replace("+ 1", "+ 2")
        self.assertNotEqual(tree_hash(SECRET), tree_hash(changed))
        self.assertEqual(tree_hash(SECRET, constants=False), tree_hash(changed, constants=False))

    def test_a_method_of_another_name_is_another_tree(self):
        self.assertNotEqual(tree_hash(SECRET, False), tree_hash(SECRET.replace("upper", "lower"), False))

    def test_digest_finds_duplicates_whatever_their_names(self):
        self.assertEqual(digest(SECRET), digest(RENAMED))
        self.assertNotEqual(digest(SECRET), digest(CHANGED))

    def test_functions_are_found_at_every_depth(self):
        self.assertEqual(
            len(
                functions(
                    "class A:\n    def a(self):\n        def b():\n            pass\n        return b\n\ndef c():\n"
                    "    pass\n"
                )
            ),
            3,
        )


class Sides(unittest.TestCase):
    def test_a_problem_has_one_side_and_the_share_is_kept(self):
        held = sum(side(f"leetcode/{n}", 50) == "heldOut" for n in range(4000))
        self.assertTrue(120 < held < 280, held)
        self.assertEqual(side("leetcode/two-sum", 50), side("leetcode/two-sum", 50))

    def test_descendants_inherit_the_side_of_their_parents(self):
        root = Path(__file__).resolve().parents[3]
        for wanted in ("train", "heldOut"):
            sources = Sources({"mix": {"mutate": 1, "seeds": 1}, "heldOut": {"permille": 300, "side": wanted}}, root)
            for n in range(120):
                self.assertEqual(side(sources.program("1", n).problem, 300), wanted)


if __name__ == "__main__":
    unittest.main()
