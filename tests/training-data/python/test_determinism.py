"""What is drawn is what it was yesterday; wrong settings are named."""
import json
import os
import subprocess
import sys
import unittest
from pathlib import Path

from ndbg_data.effect import measure
from ndbg_data.sources import ConfigurationError, Sources

ROOT = Path(__file__).resolve().parents[3]


class Determinism(unittest.TestCase):
    def test_the_hash_seed_changes_nothing(self):
        config = {"mix": {"seeds": 1, "mutate": 1}, "seeds": {"paths": ["corpus/seeds"]}}
        script = (
            "import json, sys; from ndbg_data.sources import Sources\n"
            f"s = Sources(json.loads({json.dumps(config)!r}), {str(ROOT)!r})\n"
            "print(json.dumps([s.program('7', n).to_json() for n in range(250)]))"
        )
        found = []
        for seed in ("0", "1", "77"):
            environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT / "python")}
            found.append(
                subprocess.run(
                    [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
                ).stdout
            )
        self.assertEqual(found[0], found[1])
        self.assertEqual(found[0], found[2])
        self.assertEqual({p["origin"] for p in json.loads(found[0])}, {"seeds", "mutate"})

    def test_a_program_does_not_depend_on_those_asked_for_before(self):
        config = {"mix": {"mutate": 1, "seeds": 1}, "seeds": {"paths": ["corpus/seeds"]}}
        one, other = Sources(config, ROOT), Sources(config, ROOT)
        forward = [one.program("3", n).to_json() for n in range(60)]
        backward = [other.program("3", n).to_json() for n in reversed(range(60))]
        self.assertEqual(forward, backward[::-1])


class Effect(unittest.TestCase):
    def test_most_method_calls_matter(self):
        sources = Sources({"mix": {"seeds": 1, "mutate": 1}}, ROOT)
        self.assertGreater(measure(sources, "seeds", "1", 300).share, 0.6)
        self.assertGreater(measure(sources, "mutate", "1", 300).share, 0.6)


class Configuration(unittest.TestCase):
    def test_a_wrong_key_or_value_is_named_with_what_is_allowed(self):
        for config, said in (
            ({"mixx": {}}, "unknown key 'mixx'; allowed: mix"),
            ({"mix": {"mutate": -1}}, "mix.mutate must be a number of 0 or more, not -1"),
            ({"mix": {"micro": 1}}, "unknown key mix.micro; allowed: seeds"),
            ({"mix": {"generate": 1}}, "unknown key mix.generate; allowed: seeds"),
            ({"mix": {"mutate": 0}}, "at least one source"),
            ({"mix": []}, "mix must be an object"),
            ({"heldOut": {"side": "left"}}, "train, heldOut or all"),
            ({"mix": {"corpus": 1}}, "every source with a weight in mix is empty"),
            (
                {"corpus": {"files": ["x.jsonl"]}},
                "corpus.files[0] must be an object with a path and a kind, one of mbpp",
            ),
        ):
            with self.assertRaises(ValueError) as caught:
                Sources(config, ROOT)
            self.assertIn(said, str(caught.exception))
        self.assertTrue(issubclass(ConfigurationError, ValueError))


if __name__ == "__main__":
    unittest.main()
