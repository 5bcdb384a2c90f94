"""Statements over several lines: the code means the same, what can't be wrapped stays as it is, and all styles come."""
import ast
import random
import re
import unittest
from collections import Counter
from pathlib import Path

from ndbg_data.mutate import mutant
from ndbg_data.restyle import WRAPPED, restyle
from ndbg_data.seed_source import load as load_seeds
from ndbg_data.token_rows import parted, places, plain, read
from ndbg_data.wrapping import STATEMENTS, wrapped

ROOT = Path(__file__).parents[3]


def ways(source, count=400):
    return {wrapped(source, random.Random(f"way/{n}"), 1) for n in range(count)}


def spanning(source):
    """Statements (or headers) that go over several lines."""
    found = 0
    for node in ast.walk(ast.parse(source)):
        about = (
            node.iter
            if isinstance(node, ast.For)
            else getattr(node, "test", node) if isinstance(node, (ast.If, ast.While)) else node
        )
        found += isinstance(node, STATEMENTS) and about.end_lineno > node.lineno
    return found


class Wrapping(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.seeds = load_seeds([ROOT / "corpus" / "seeds"])

    def test_styles(self):
        for source, expected in (
            (
                "while i + r + 1 < m and j + r < n:\n    pass",
                (
                    "while (\n    i + r + 1 < m\n    and j + r < n\n):\n    pass",
                    "while (i + r + 1 < m and\n       j + r < n):\n    pass",
                    "while (\n    i + r + 1 < m and j + r < n\n):\n    pass",
                    "while i + r + 1 < m \\\n    and j + r < n:\n    pass",
                ),
            ),
            (
                "x = sum(g[a][b] for a in u for b in v if b)",
                (
                    "x = sum(\n    g[a][b]\n    for a in u\n    for b in v\n    if b\n)",
                    "x = sum(g[a][b]\n        for a in u\n        for b in v\n        if b)",
                    "x = sum(\n    g[a][b] for a in u for b in v if b\n)",
                    "x = sum(\n    g[a][b]\n    for a in u\n    for b in v if b\n)",
                ),
            ),
            (
                "f(a, b + 1, c=2)",
                (
                    "f(\n    a,\n    b + 1,\n    c=2,\n)",
                    "f(\n    a,\n    b + 1,\n    c=2\n)",
                    "f(a,\n  b + 1,\n  c=2)",
                    "f(\n    a, b + 1,\n    c=2)",
                    "f(\n    a, b + 1, c=2\n)",
                ),
            ),
            (
                "x = s.strip().lower().split()",
                (
                    "x = (\n    s.strip()\n    .lower()\n    .split()\n)",
                    "x = (\n    s\n    .strip()\n    .lower()\n    .split()\n)",
                    "x = s.strip() \\\n    .lower() \\\n    .split()",
                ),
            ),
            (
                "x = a if c else b",
                (
                    "x = (\n    a\n    if c\n    else b\n)",
                    "x = (a\n     if c\n     else b)",
                    "x = (a if c\n     else b)",
                ),
            ),
            (
                "d = {'a': 1, 'b': [2, 3]}",
                (
                    "d = {\n    'a': 1,\n    'b': [2, 3],\n}",
                    "d = {'a': 1,\n     'b': [2, 3]}",
                    "d = {\n    'a': 1,\n    'b': [\n        2,\n        3,\n    ],\n}",
                ),
            ),
            ("return a, b", ("return (\n    a,\n    b,\n)", "return (\n    a,\n    b\n)", "return (a,\n        b)")),
            (
                "assert a > 1 and b, 'no'",
                ("assert (\n    a > 1\n    and b\n), 'no'", "assert (a > 1 and\n        b), 'no'"),
            ),
            ("x += a * b - c", ("x += (\n    a * b\n    - c\n)", "x += (\n    a * b -\n    c\n)")),
            (
                "y.append((a, max(b, c)))",
                ("y.append((\n    a,\n    max(b, c),\n))", "y.append(\n    (a, max(b, c))\n)"),
            ),
            ("x = a not in b", ("x = (\n    a\n    not in b\n)", "x = (\n    a not in\n    b\n)")),
        ):
            found = ways(source)
            self.assertEqual([text for text in expected if text not in found], [], source)
            for text in found:
                self.assertEqual(ast.dump(ast.parse(text)), ast.dump(ast.parse(source)), text)

    def test_what_is_left_alone(self):
        for source in (
            "x = max(a, b)  # the larger", "x = max(a, b); y = min(a, b)", "if max(a, b): x = max(a, b)",
            "if a:\n    pass\nelse: x = max(a, b)", "import a, b", "del a[0], b[1]",
            "x = '''a, (b\nc)''' + max(d, e)", "def f(a, b): return a + b", "x = yield a, b", "x: int", "break",
            "x = 1", "x = max(a,\n        b)", "'some text'", "class A(B, C): pass", "global a, b",
            "if a:\n\tx = max(a, b)", "x = max(a, b)\r\n",
        ):  # fmt: skip
            self.assertEqual(ways(source, 40), {source})
        text = (
            "def f(a):\n    # (a, b)\n    '''Says (a, b)\n    and x = max(a, b)'''\n    b = max(a, 1)  # c\n\n"
            "    return  a  ,b\n"
        )
        for made in ways(text, 60):
            self.assertTrue(made.startswith(text[: text.index("    return")]) and made.endswith("\n"), made)

    def test_texts_are_not_broken(self):
        for source in (
            "x = f\"{d['a, b']} and {max(a, b)}\" + g('(', \"it's, or\")",
            "x = f(rb'\\'(', b, \"\"\"a, b\"\"\", '#')",
            "x = max(1e-5, .5, 0x1F, 1_000 - 2j)",
        ):
            found = ways(source, 120)
            self.assertGreater(len(found), 4)
            for made in found:
                self.assertEqual(ast.dump(ast.parse(made)), ast.dump(ast.parse(source)))
                self.assertEqual(re.sub(r" \\\n|[\s(),]", "", made), re.sub(r"[\s(),]", "", source))

    def test_rows(self):
        for code in ("a[i + 1](x, *y) if not -b else {c: d}", "f( a,b )[ 0 ] . c", "lambda x, y: x"):
            self.assertEqual(plain(read(code)), code)
        for code in ("a[(b]", "(a", "a)", "a # b", "a; b"):
            self.assertIsNone(read(code))
        for code, kind, begins in (
            ("a, lambda x, y: x, b", "items", ["lambda", "b"]),
            ("x if a else y for x, y in b if c", "for", ["for", "if"]), ("a or b and c", "operator", ["or"]),
            ("a - -b", "operator", ["-"]), ("a is not b", "operator", ["is"]), ("a not in b", "operator", ["not"]),
            ("*a", "", []), ("a.b", "", []), ("a.b(c).d", "chain", ["."]), ("k=a or b", "", []), ("a:b + 1", "", []),
        ):  # fmt: skip
            row = read(code)
            found = places(row)
            self.assertEqual((found[0], [row[at][1] for at in found[1]]), (kind, begins), code)
        head, row, tail, around = parted(ast.parse("for a in b(c): pass").body[0], "for a in b(c):")
        self.assertEqual((head, plain(row), tail, around), ("for a in", " b(c)", ":", True))

    def test_seeds_mean_the_same_and_few_stay_as_they_are(self):
        same = many = several = 0
        for n, seed in enumerate(self.seeds[::24]):
            text = wrapped(seed.source, random.Random(n), 0.8)
            self.assertEqual(ast.dump(ast.parse(text)), ast.dump(ast.parse(seed.source)))
            many += 1
            same += text == seed.source
            several += spanning(text) > 2
        self.assertGreater(many, 700)
        self.assertLess(same, many * 0.04)
        self.assertGreater(several, many * 0.6)

    def test_a_share_of_statements_and_always_the_same_ones(self):
        source = "\n".join(f"x{n} = max(a, b + {n})" for n in range(400))
        lines = wrapped(source, random.Random(2), 0.25)
        self.assertEqual(lines, wrapped(source, random.Random(2), 0.25))
        self.assertTrue(75 < spanning(lines) < 125, spanning(lines))
        self.assertEqual(spanning(wrapped(source, random.Random(2), 1)), 400)
        self.assertEqual(wrapped(source, random.Random(1), 0), source)

    def test_some_mutants_are_wrapped(self):
        counts, wide = Counter(), 0
        plain = "\n".join(f"def f{n}(a):\n    return max(a, {n}) + min(a, {n})" for n in range(5))
        for n in range(1000):
            counts[min(3, spanning(restyle(plain, random.Random(n))))] += 1
        self.assertTrue(WRAPPED * 0.7 < 1 - counts[0] / 1000 < WRAPPED * 1.2, counts)
        self.assertGreater(counts[1] + counts[2], counts[3])
        for n in range(400):
            made = mutant(
                self.seeds[n * 11 % len(self.seeds)], random.Random(f"wrap/{n}"), lambda: self.seeds[n].source, 4, 6
            )
            wide += made is not None and spanning(made.source) > 0
        self.assertTrue(400 * WRAPPED * 0.5 < wide < 400 * WRAPPED * 1.6, wide)


if __name__ == "__main__":
    unittest.main()
