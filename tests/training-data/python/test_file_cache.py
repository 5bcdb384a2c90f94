"""What is kept between processes must never be seen in what is made."""
import json
import tempfile
import unittest
from pathlib import Path

from ndbg_data.sources import Sources

SEED = (
    "# %%\ndef double(n):\n    return n * 2\n#> double(4)\n# %%\ndef shout(text):\n    return text.upper() + '!'\n"
    "#> shout('ab')\n"
)
MORE = "# %%\ndef last(items):\n    return items[-1]\n#> last([1, 2])\n"
EXAM = "def other(text):\n    return text.upper() + '!'\n"


class Kept(unittest.TestCase):
    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.root = Path(folder.name)
        self.cache = self.root / "cache"
        (self.root / "seeds").mkdir()
        self.seeds = self.root / "seeds" / "theme.py"
        self.seeds.write_text(SEED)
        self.exam = self.root / "exam.jsonl"
        self.exam.write_text(json.dumps({"code": "def f(a, b):\n    return a ** b\n"}) + "\n")

    def entries(self, cache, **more):
        config = {
            "mix": {"seeds": 1},
            "seeds": {"paths": ["seeds"]},
            "evaluation": {"files": ["exam.jsonl"]},
            "heldOut": {"side": "all"},
            **more,
        }
        sources = Sources(config, self.root, cache)
        return [(p.entry, p.source, p.calls, p.problem, p.flags) for p in sources.items("seeds")], sources.dropped

    def test_what_was_kept_is_what_was_read(self):
        plain = self.entries(None)
        self.assertEqual(self.entries(self.cache), plain)
        self.assertTrue(list(self.cache.glob("*.json")))
        self.assertEqual(self.entries(self.cache), plain)
        self.assertEqual([e[0] for e in plain[0]], ["double", "shout"])

    def test_another_file_or_setting_is_read_anew(self):
        self.entries(self.cache)
        self.seeds.write_text(SEED + MORE)
        self.assertEqual([e[0] for e in self.entries(self.cache)[0]], ["double", "shout", "last"])
        self.exam.write_text(json.dumps({"code": EXAM}) + "\n")
        found, dropped = self.entries(self.cache)
        self.assertEqual(([e[0] for e in found], dropped), (["double", "last"], 1))
        # So many that both sides have some.
        self.seeds.write_text(
            SEED + MORE + "".join(MORE.replace("last", f"last_{n}").replace("-1", f"-1 - {n}") for n in range(1, 6))
        )
        sides = [
            self.entries(self.cache, heldOut={"side": wanted, "permille": 500})[0] for wanted in ("train", "heldOut")
        ]
        self.assertTrue(all(sides))
        self.assertEqual(
            sorted(e[0] for found in sides for e in found), ["double", "last", *(f"last_{n}" for n in range(1, 6))]
        )

    def test_what_is_damaged_or_cannot_be_kept_is_worked_out(self):
        plain = self.entries(self.cache)
        for file in self.cache.glob("*.json"):
            file.write_text(file.read_text()[:-5])
        self.assertEqual(self.entries(self.cache), plain)
        self.assertEqual(self.entries(self.seeds / "no folder"), plain)


if __name__ == "__main__":
    unittest.main()
