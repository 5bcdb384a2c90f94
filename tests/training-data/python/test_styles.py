"""Calls written in other styles mean the same."""
import ast
import random
import unittest
from pathlib import Path

from ndbg_data.sources import Sources
from ndbg_worker.styles import styled

AWKWARD = (
    "f('a', \"it's\", 'say \"x\"', '\\'', '\\\\', b'x', {}, [], {'a': [1, (2,)], 'b': {}}, (1,), 'x, y: [z]')",
    "Solution().go(s='', n=-1, g=[[1, 2], [3, 4]], m={1: 'a', 2: ': , '})",
    "f(lambda x: x + 1, [i for i in range(3)], f'{1}', None, {'a', 'b'})",
    "f('new\\nline', '\\t', 'é', '\U0001f600', '[')",
)


class TestStyles(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        sources = Sources({"mix": {"seeds": 1, "mutate": 1}}, root=Path(__file__).parents[3])
        cls.calls = [call for n in range(300) for call in sources.program(3, n).calls] + list(AWKWARD) * 50

    def test_the_same_values(self):
        rng = random.Random("styles")
        for call in self.calls:
            self.assertEqual(ast.dump(ast.parse(styled(call, rng))), ast.dump(ast.parse(call)), call)

    def test_many_are_written_otherwise_and_most_are_not(self):
        rng = random.Random("styles")
        pairs = [(call, styled(call, rng)) for call in self.calls]
        changed = sum(before != after for before, after in pairs)
        self.assertGreater(changed, len(pairs) / 6)
        self.assertLess(changed, len(pairs) / 2)
        self.assertGreater(sum('"' in after and '"' not in before for before, after in pairs), len(pairs) / 12)
        self.assertGreater(sum(",'" in after or ",1" in after or ",2" in after for _, after in pairs), 20)

    def test_chance_falls_the_same_way(self):
        once, again = ([styled(call, rng) for call in self.calls] for rng in (random.Random(5), random.Random(5)))
        self.assertEqual(once, again)


if __name__ == "__main__":
    unittest.main()
