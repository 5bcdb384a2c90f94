"""The checker of the seed corpus: what it refuses, and that the corpus passes it."""
import unittest
from pathlib import Path

from ndbg_data.seeds import Entry, problems, read

CORPUS = Path(__file__).parents[3] / "corpus" / "seeds" / "algorithms"
GOOD = "def f(xs):\n    total = 0\n    for x in xs:\n        if x > 1:\n            total += x\n    return total\n"
CALLS = ["f([1, 2])", "f([])", "f([3, 4])", "f([1])", "f([5])"]


def refused(source=GOOD, calls=CALLS):
    return " ".join(problems(Entry("x.py", 1, source, calls), None, algorithm=True))


class Seeds(unittest.TestCase):
    def test_a_good_entry_passes(self):
        self.assertEqual(refused(), "")
        method = "class Solution:\n" + "".join(
            "    " + line + "\n" for line in GOOD.replace("(xs)", "(self, xs)").splitlines()
        )
        self.assertEqual(refused(method, ["Solution()." + call for call in CALLS]), "")

    def test_others_are_refused_by_name(self):
        self.assertIn("imports os; allowed: bisect", refused("import os\n" + GOOD))
        self.assertIn("4 different inputs", refused(calls=CALLS[:4]))
        self.assertIn("all inputs give the same result", refused(GOOD.replace("return total", "return 0")))
        self.assertIn("an input ends in a NameError", refused(GOOD.replace("return total", "return totals")))
        self.assertIn("more than one input raises", refused(GOOD.replace("total += x", "total += [][x]")))
        self.assertIn("a result is longer than 300", refused(GOOD.replace("return total", "return [total] * 200")))
        long = GOOD.replace("for x in xs", "for x in xs + [1] * 900")
        self.assertIn("lines; 3 to 160 in the middle one", refused(long))
        self.assertIn("not a call of a function", refused(calls=[*CALLS[:4], "Solution(x=1).f([5])"]))

    def test_the_corpus_passes(self):
        entries = [entry for path in sorted(CORPUS.glob("*.py")) for entry in read(path)]
        self.assertGreater(len(entries), 5000)
        wrong = {entry.where: found for entry in entries[::25] if (found := problems(entry, None, algorithm=True))}
        self.assertEqual(wrong, {})


if __name__ == "__main__":
    unittest.main()
