"""What is recorded of a program does not depend on what ran before it in the same process."""

import builtins
import os
import subprocess
import sys
import unittest

from ndbg_worker.call_recorder import CallRecorder

# Two of these texts fall into the same place of a set: their order tells which was put in first.
WORDS = ("WALK", "ratio", "roma", "sugar59")
LIMITS = {"steps": 1000, "repr": 1000}
# The words are given backwards, lest this script itself make them known.
SCRIPT = """
import builtins, sys
from ndbg_worker.call_recorder import CallRecorder
words = [word[::-1] for word in sys.argv[2].split(",")]
known = [sys.intern("".join(list(words[int(at)]))) for at in sys.argv[3]]
written = "{" + ", ".join(map(repr, words)) + "}"
subject = CallRecorder("def f(a):\\n    b = " + written + "\\n    return [*a, *b]\\n", sys.argv[1] == "noted")
limits = {"steps": 1000, "repr": 1000}
recorded, _, _ = subject.record(["def main():", "    return f(" + written + ")"], limits, dict(vars(builtins)))
sys.stdout.buffer.write(recorded)
"""


def recorded(how, known):
    """The recording by a process of its own, in which words of these places were met before."""
    environment = {**os.environ, "PYTHONHASHSEED": "0", "PYTHONPATH": os.pathsep.join(sys.path)}
    backwards = ",".join(word[::-1] for word in WORDS)
    command = [sys.executable, "-c", SCRIPT, how, backwards, known]
    return subprocess.run(command, env=environment, capture_output=True, check=True).stdout


class TestSets(unittest.TestCase):
    def test_their_order_is_the_same_whatever_texts_were_met_before(self):
        for how in ("plain", "noted"):
            first = recorded(how, "")
            self.assertIn(b"sugar59", first)
            for known in ("0123", "0", "1", "23"):
                self.assertEqual(recorded(how, known), first, f"{how}, {known}")

    def test_it_runs_here_too(self):
        subject = CallRecorder("def f():\n    return sorted({'b', 'a'})\n")
        _, _, end = subject.record(["def main():", "    return f()"], LIMITS, dict(vars(builtins)))
        self.assertEqual(end["exit"], "normal")


if __name__ == "__main__":
    unittest.main()
