"""Files in the forms of HumanEval and ClassEval become programs that can be asked about."""
import json
import subprocess
import sys
import tempfile
import unittest
from pathlib import Path

from ndbg_data.outcome import outcome

ROOT = Path(__file__).resolve().parents[3]
FUNCTION = {
    "task_id": "own/1",
    "prompt": 'def doubled(values):\n    """ Doubles.\n    >>> doubled([1])\n    [2]\n    """\n',
    "canonical_solution": "    return [2 * value for value in values]\n",
    "entry_point": "doubled",
    "test": "def check(candidate):\n    assert candidate([1, 2]) == [2, 4]\n    assert candidate([]) == []\n"
    "    for i in range(3):\n        assert candidate([i]) == [2 * i]\n",
}
CLASS = {
    "task_id": "own_class/1",
    "import_statement": ["import math"],
    "solution_code": 'class Tank:\n    """Holds."""\n'
    "    def __init__(self, most):\n        self.most, self.held = most, 0\n"
    "    def fill(self, more):\n        if more < 0:\n            raise ValueError(more)\n"
    "        self.held = min(self.most, self.held + math.floor(more))\n        return self.held\n",
    "test": "import unittest\n\nclass TankTest(unittest.TestCase):\n"
    "    def setUp(self):\n        self.tank = Tank(5)\n\n"
    "    def test_fill(self):\n        self.tank.fill(2)\n        self.assertEqual(self.tank.fill(9), 5)\n\n"
    "    def test_negative(self):\n        with self.assertRaises(ValueError):\n            self.tank.fill(-1)\n"
    "        self.assertEqual(self.tank.held, 0)\n\n    def test_other(self):\n        self.helper(1)\n",
}


class Benchmarks(unittest.TestCase):
    def made(self, *, functions=(), classes=()):
        with tempfile.TemporaryDirectory() as folder:
            files = {name: Path(folder) / name for name in ("functions.jsonl", "classes.json", "out.jsonl")}
            files["functions.jsonl"].write_text("".join(json.dumps(item) + "\n" for item in functions))
            files["classes.json"].write_text(json.dumps(list(classes)))
            command = [sys.executable, "-m", "ndbg_worker.benchmarks", "--out", files["out.jsonl"]]
            command += ["--humaneval", files["functions.jsonl"], "--classeval", files["classes.json"]]
            ended = subprocess.run(command, cwd=ROOT / "python", capture_output=True, text=True)
            text = files["out.jsonl"].read_text() if files["out.jsonl"].exists() else ""
            return [json.loads(line) for line in text.splitlines()], ended

    def test_a_function_is_called_as_its_checks_call_it_with_plain_values(self):
        [program], ended = self.made(functions=[FUNCTION])
        self.assertEqual(program["calls"], ["doubled([1, 2])", "doubled([])"])
        self.assertNotIn(">>>", program["source"])
        self.assertEqual(outcome(program["source"], program["calls"][0]).shown, "[2, 4]")
        self.assertIn("1 programs of 1 problems", ended.stdout)

    def test_a_class_is_used_as_its_tests_use_it(self):
        programs, ended = self.made(classes=[CLASS])
        self.assertEqual([p["entry"] for p in programs], ["test_fill", "test_negative"])
        self.assertEqual(
            programs[0]["source"].split("\n\n\n")[1],
            "def test_fill():\n    tank = Tank(5)\n    tank.fill(2)\n    return tank.fill(9)\n",
        )
        self.assertEqual([outcome(p["source"], p["calls"][0]).shown for p in programs], ["5", "None"])
        self.assertIn("a test that needs more than itself 1", ended.stdout)

    def test_files_of_another_form_are_refused(self):
        programs, ended = self.made(functions=[{"code": "def f(): pass"}])
        self.assertEqual((programs, ended.returncode), ([], 1))
        self.assertIn("not of that form 1", ended.stderr)


if __name__ == "__main__":
    unittest.main()
