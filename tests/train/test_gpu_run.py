"""The commands for a machine that is lent by the minute, here on a CPU: none waits for what has ended."""
import json
import lzma
import os
import signal
import subprocess
import sys
import tarfile
import time
import unittest
from pathlib import Path

from tiny import Folder, random_model, shard

from ndbg_train import export
from ndbg_train.open_model import open_model

SCRIPT = Path(__file__).resolve().parents[2] / "python" / "ndbg_train" / "gpu_run.sh"


class Commands(Folder):
    def call(self, *words):
        done = subprocess.run(
            ["bash", SCRIPT, *map(str, words)], capture_output=True, text=True, timeout=150,
            env={**os.environ, "WORK": str(self.folder / "work"), "OUT": str(self.folder / "out"),
                 "PYTHON": sys.executable})
        return done.returncode, done.stdout + done.stderr

    def start(self, *options):
        self.call("start", "run", 0.1, "--device", "cpu", "--depth", 1, "--batch-rows", 8, "--micro-rows", 8,
                  "--reserve", 0, *options)

    def test_weights_that_travelled_in_two_parts_are_put_together_and_grown(self):
        raw = (self.folder / export.export(random_model(2), self.folder)["file"]).read_bytes()
        packed = lzma.compress(raw)
        for place, part in (("work/builder/weights.a", packed[:1000]), ("weights/weights.b", packed[1000:])):
            (self.folder / place).parent.mkdir(parents=True)
            (self.folder / place).write_bytes(part)
        found = self.folder / "work" / "weights.onnx"
        self.assertEqual(self.call("weights", self.folder / "weights")[0], 0)
        self.assertEqual(found.read_bytes(), raw)
        status, said = self.call("weights", self.folder / "weights", "--layers", 3)
        self.assertEqual(status, 0, said)
        self.assertEqual(open_model(found).shape.layers, 3)

    def test_a_run_that_fails_at_once_is_not_waited_for(self):
        self.start("--data", self.folder / "nothing")
        began = time.monotonic()
        status, said = self.call("follow", "run", 100)
        self.assertLess(time.monotonic() - began, 60)
        self.assertEqual(status, 2, said)
        self.assertIn("no such shard", said)

    def test_weights_come_home_from_a_run_that_fails_later(self):
        growing = self.folder / "growing"
        growing.mkdir()
        shard(growing / "0.ndbg")
        (growing / "1.ndbg").write_bytes(b"no shard")
        # Left by a run before it: it says nothing about this one.
        (self.folder / "work" / "run" / "model").mkdir(parents=True)
        (self.folder / "work" / "run" / "model" / "config.json").write_text("{}")
        self.start("--data", growing, "--growing")
        status, said = self.call("follow", "run", 100)
        self.assertEqual(status, 2, said)
        self.assertIn("1.ndbg", said)
        self.assertTrue((self.folder / "out" / "carry.json").is_file(), said)

    def test_a_run_that_was_killed_is_not_waited_for_and_its_weights_come_home(self):
        growing = self.folder / "growing"
        growing.mkdir()
        shard(growing / "0.ndbg")
        self.start("--data", growing, "--growing", "--replay", 1, "--minutes", 10, "--save-every", 1)
        work = self.folder / "work"
        until = time.monotonic() + 100
        while not list((work / "run").glob("step-*")) and time.monotonic() < until:
            time.sleep(0.2)
        os.killpg(int((work / "run.pid").read_text()), signal.SIGKILL)
        began = time.monotonic()
        status, said = self.call("follow", "run", 100)
        self.assertLess(time.monotonic() - began, 60)
        self.assertEqual(status, 137, said)
        self.assertIn("run was killed", said)
        self.assertTrue((self.folder / "out" / "carry.json").is_file(), said)

    def start_without_a_builder(self):
        growing, work = self.folder / "growing", self.folder / "work"
        growing.mkdir()
        shard(growing / "0.ndbg")
        self.start("--data", growing, "--growing", "--replay", 1, "--save-every", 1)
        builder = subprocess.Popen(["true"])
        builder.wait()
        (work / "stream.pid").write_text(f"{builder.pid}\n")
        (work / "stream.txt").write_text("ndbg: note\nndbg: no room left\n")
        return work

    def test_a_data_builder_that_has_ended_is_reported_once_and_the_run_goes_on(self):
        work = self.start_without_a_builder()
        # It has long to go, so that it wants another builder.
        (work / "run.ends").write_text(f"{int(time.time()) + 600}\n")
        began = time.monotonic()
        status, said = self.call("follow", "run", 100)
        self.assertLess(time.monotonic() - began, 30)
        self.assertEqual(status, 0, said)
        self.assertIn("the data builder has ended", said)
        self.assertIn("no room left", said)
        self.assertIn("begin another one", said)
        status, said = self.call("follow", "run", 100)
        self.assertEqual(status, 0, said)
        self.assertNotIn("the data builder has ended", said)
        self.assertIn("done: step", said)
        self.assertTrue((self.folder / "out" / "carry.json").is_file(), said)

    def test_a_run_that_is_nearly_done_is_followed_to_its_end_without_a_maker(self):
        self.start_without_a_builder()
        status, said = self.call("follow", "run", 100)
        self.assertEqual(status, 0, said)
        self.assertIn("done: step", said)
        self.assertIn("the data builder has ended", said)
        self.assertNotIn("begin another one", said)

    def test_there_is_one_maker_of_data(self):
        builder = subprocess.Popen(["sleep", "60"])
        self.addCleanup(lambda: (builder.kill(), builder.wait()))
        (self.folder / "work").mkdir()
        (self.folder / "work" / "stream.pid").write_text(f"{builder.pid}\n")
        status, said = self.call("stream", "-", 2, 1)
        self.assertEqual((status, said), (1, f"a data builder is at work here: kill {builder.pid} ends it\n"))
        self.assertFalse((self.folder / "work" / "builder").exists())

    def test_every_file_of_prompts_is_completed_once(self):
        data = shard(self.folder / "0.ndbg")
        self.start("--data", data)
        status, said = self.call("follow", "run", 100)
        self.assertEqual(status, 0, said)
        prompts = self.folder / "prompts"
        prompts.mkdir()
        for name in ("one", "two"):
            with lzma.open(prompts / f"{name}.jsonl.xz", "wt") as file:
                file.write(json.dumps({"id": name, "ids": [1, 2, 3], "max_new": 4, "stop": []}) + "\n")
        (prompts / "two.jsonl.xz").write_bytes(b"no archive")
        status, said = self.call("complete", "run", prompts, 100)
        self.assertNotEqual(status, 0, said)
        with lzma.open(prompts / "two.jsonl.xz", "wt") as file:
            file.write(json.dumps({"id": "two", "ids": [1, 2, 3], "max_new": 4, "stop": []}) + "\n")
        status, said = self.call("complete", "run", prompts, 100)
        self.assertEqual(status, 0, said)
        with tarfile.open(self.folder / "out" / "completions.tar") as packed:
            ids = {json.loads(lzma.decompress(packed.extractfile(one).read()))["id"] for one in packed.getmembers()
                   if one.isfile()}
        self.assertEqual(ids, {"one", "two"})


if __name__ == "__main__":
    unittest.main()
