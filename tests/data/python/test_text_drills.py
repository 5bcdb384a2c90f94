"""Drills of operations on texts: how often each comes, and over what. Drills are run, and every operation on a text noted."""
import ast
import random
import unittest
from collections import Counter

from drilled import shape
from ndbg_data import micro
from ndbg_data.effect import Probe
from ndbg_data.text_drills import STEPS, on_text

COUNT = 900
# Of all shapes.
ANY = 5000
# The least number of drills, of all these, that do this to a text.
LEAST = {
    "sorted": 80, "join": 60, "center": 55, "zfill": 50, "replace": 55, "strip": 45, "rstrip": 45, "removesuffix": 30, "swapcase": 40,
    "ljust": 30, "rjust": 30, "lstrip": 30, "removeprefix": 30, "title": 20, "capitalize": 15, "translate": 15,
}  # fmt: skip
CLASSES = {"upper": str.isupper, "lower": str.islower, "digit": str.isdigit, "underscore": "_".__eq__, "space": " ".__eq__, "mark": lambda c: c.isascii() and c.isprintable() and not c.isalnum() and c not in " _"}


class Named(Probe):
    """Sends `sorted` through the probe too, as if it were a method."""

    def visit_Call(self, node):
        node = super().visit_Call(node)
        if isinstance(node.func, ast.Name) and node.func.id == "sorted":
            return ast.copy_location(ast.Call(ast.Name("__probe__", ast.Load()), [node.args[0], ast.Constant("sorted")], node.keywords), node)
        return node


class Notes:
    """What was done to texts: {operation: [(text, arguments)]}, and in how many drills."""

    def __init__(self, drills):
        self.done, self.drills = {}, Counter()
        for drill in drills:
            self.here = set()
            tree = ast.fix_missing_locations(Named().visit(ast.parse(drill.source)))
            code = compile(tree, "<drill>", "exec")
            for call in drill.calls:
                try:
                    space = {"__probe__": self.probe, "print": lambda *_, **__: None}
                    exec(code, space)
                    eval(call, space)
                except Exception:
                    continue
            self.drills.update(self.here)

    def probe(self, receiver, name, *arguments, **keywords):
        text = arguments[0] if name == "join" and arguments else receiver
        if text.__class__ is str and receiver.__class__ is str:
            self.here.add(name)
            self.done.setdefault(name, []).append((text, (receiver, *arguments[1:]) if name == "join" else arguments))
        return sorted(receiver, *arguments, **keywords) if name == "sorted" else getattr(receiver, name)(*arguments, **keywords)


class TextDrills(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.made = [micro.program(random.Random(f"text/{n}"), "test", on_text) for n in range(COUNT)]
        cls.notes = Notes(cls.made)

    def test_what_models_get_wrong_comes_often(self):
        found = {name: self.notes.drills[name] for name in LEAST}
        self.assertEqual({name: count for name, count in found.items() if count < LEAST[name]}, {})

    def test_texts_are_of_all_lengths_to_twenty_and_of_all_classes_of_characters_with_repeats(self):
        for name in ("sorted", "join", "center", "zfill", "swapcase", "replace", "strip"):
            texts = [text for text, _ in self.notes.done[name]]
            self.assertEqual(set(range(21)) - set(map(len, texts)), set(), name)
            share = len(texts)
            for kind, belongs in CLASSES.items():
                self.assertGreater(sum(any(map(belongs, text)) for text in texts) / share, 0.1, f"{name}: {kind}")
            self.assertGreater(sum(len(set(text)) < len(text) for text in texts) / share, 0.4, f"{name}: repeats")
            mixed = [text for text in texts if sum(any(map(belongs, text)) for belongs in CLASSES.values()) >= 3]
            self.assertGreater(len(mixed) / share, 0.2, f"{name}: mixed")

    def test_widths_lie_around_the_length_with_odd_and_even_paddings(self):
        for name in ("center", "ljust", "rjust", "zfill"):
            over = [arguments[0] - len(text) for text, arguments in self.notes.done[name]]
            self.assertGreater(sum(-3 <= n <= 10 for n in over) / len(over), 0.65, name)
            for n in (-2, -1, 0, 1, 2, 3, 4, 5, 6):
                self.assertGreaterEqual(over.count(n), 4, f"{name}: {n}")
        # Where the odd one goes depends on both.
        parities = Counter((n % 2, arguments[0] % 2) for (text, arguments) in self.notes.done["center"] for n in [arguments[0] - len(text)] if n > 0)
        self.assertEqual(len(parities), 4)
        self.assertGreater(min(parities.values()), 30, parities)
        self.assertGreater(sum(text[:1] in ("-", "+") for text, _ in self.notes.done["zfill"]), 15)

    def test_characters_to_strip_stand_at_either_end_inside_or_nowhere(self):
        for name in ("strip", "lstrip", "rstrip"):
            places = Counter()
            for text, arguments in self.notes.done[name]:
                characters = arguments[0] if arguments and arguments[0] else " "
                left, right = text[:1] in characters and text != "", text[-1:] in characters and text != ""
                inside = any(c in characters for c in text.strip(characters))
                places.update(place for place, there in (("left", left), ("right", right), ("both", left and right), ("inside", inside), ("nowhere", not (left or right or inside))) if there)
            for place in ("left", "right", "both", "inside", "nowhere"):
                self.assertGreater(places[place] / len(self.notes.done[name]), 0.08, f"{name}: {place}")

    def test_what_is_removed_or_replaced_is_there_once_many_times_or_not(self):
        for name, test in (("removesuffix", str.endswith), ("removeprefix", str.startswith)):
            hits = [test(text, arguments[0]) for text, arguments in self.notes.done[name]]
            self.assertTrue(0.3 < sum(hits) / len(hits) < 0.8, name)
        counts = [text.count(arguments[0]) for text, arguments in self.notes.done["replace"]]
        for least, share in ((0, 0.1), (1, 0.15), (2, 0.2), (4, 0.04)):
            found = sum(n == least if least < 2 else n >= least for n in counts)
            self.assertGreater(found / len(counts), share, f"{least} times")

    def test_separators_of_none_one_and_more_characters_join_texts(self):
        lengths = Counter(min(len(arguments[0]), 2) for _, arguments in self.notes.done["join"])
        self.assertGreater(min(lengths[n] for n in (0, 1, 2)), 20, lengths)

    def test_chains_of_three_to_five_stand_on_one_line(self):
        lengths = Counter()
        for drill in self.made:
            if drill.flags[0] == "on_text":
                lines = ast.parse(drill.source).body[0].body
                lengths.update(sum(isinstance(n, (ast.Call, ast.Subscript)) for n in ast.walk(line)) for line in lines)
        for length in (1, 2, 3, 4, 5):
            self.assertGreaterEqual(lengths[length], 25, length)

    def test_every_step_is_drawn_and_every_drill_ends_with_a_value(self):
        self.assertEqual([name for name in LEAST if name not in STEPS], [])
        drills = [drill for drill in self.made if drill.flags[0] == "on_text"]
        ends = Counter()
        for drill in drills:
            for call in drill.calls:
                space = {}
                exec(drill.source, space)
                try:
                    eval(call, space)
                    ends["return"] += 1
                except (IndexError, ValueError):
                    ends["raise"] += 1
        self.assertGreater(ends["return"] / ends.total(), 0.97)

    def test_the_other_shapes_keep_their_proportions(self):
        written = [micro.program(random.Random(f"any/{n}"), "test").flags[0] for n in range(200)]
        self.assertEqual([shape(f"any/{n}") for n in range(200)], written)
        shapes = Counter(shape(f"any/{n}") for n in range(ANY))
        weights = {make.__name__: weight for make, weight in micro.SHAPES.items()}
        self.assertEqual(set(shapes), set(weights))
        for name, weight in weights.items():
            expected = ANY * weight / sum(weights.values())
            self.assertLess(abs(shapes[name] - expected), 4 * expected ** 0.5, name)


if __name__ == "__main__":
    unittest.main()
