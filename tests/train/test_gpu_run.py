"""The commands for a machine that is lent by the minute, here on a CPU: none waits for what has ended."""
import os
import subprocess
import sys
import time
import unittest
from pathlib import Path

from tiny import Folder, shard

SCRIPT = Path(__file__).resolve().parents[2] / "python" / "ndbg_train" / "gpu_run.sh"


class Commands(Folder):
    def call(self, *words):
        done = subprocess.run(
            ["bash", SCRIPT, *map(str, words)], capture_output=True, text=True, timeout=150,
            env={**os.environ, "WORK": str(self.folder / "work"), "OUT": str(self.folder / "out"), "PYTHON": sys.executable})
        return done.returncode, done.stdout + done.stderr

    def start(self, *options):
        self.call("start", "run", 0.1, "--device", "cpu", "--depth", 1, "--batch-rows", 8, "--micro-rows", 8, "--reserve", 0, *options)

    def test_a_run_that_fails_at_once_is_not_waited_for(self):
        self.start("--data", self.folder / "nothing")
        began = time.monotonic()
        status, said = self.call("follow", "run", 100)
        self.assertLess(time.monotonic() - began, 60)
        self.assertEqual(status, 2, said)
        self.assertIn("no such shard", said)

    def test_weights_come_home_from_a_run_that_fails_later(self):
        live = self.folder / "live"
        live.mkdir()
        shard(live / "0.ndbg")
        (live / "1.ndbg").write_bytes(b"no shard")
        # Left by a run before it: it says nothing about this one.
        (self.folder / "work" / "run" / "model").mkdir(parents=True)
        (self.folder / "work" / "run" / "model" / "config.json").write_text("{}")
        self.start("--data", live, "--live")
        status, said = self.call("follow", "run", 100)
        self.assertEqual(status, 2, said)
        self.assertIn("1.ndbg", said)
        self.assertTrue((self.folder / "out" / "carry.json").is_file(), said)


if __name__ == "__main__":
    unittest.main()
