"""Training: it learns, it goes on exactly where it stopped, and it names what it cannot use."""
import json
import os
import shutil
import signal
import subprocess
import sys
import unittest
import xml.dom.minidom
from pathlib import Path

import torch
from tiny import Folder, shard

from ndbg_train import checkpoint, plot, tensorfile, train
from ndbg_train.logbook import read_log
from ndbg_train.train import out_of_memory


def weights(run):
    return tensorfile.load(Path(run) / "model.safetensors")[0]


class Training(Folder):
    def setUp(self):
        super().setUp()
        (self.folder / "data").mkdir()
        for number in range(3):
            shard(self.folder / "data" / f"{number:06d}.ndbg", seed=number)
        self.data = ("--data", self.folder / "data")

    def run_to(self, name, *options):
        out = self.folder / name
        self.assertEqual(self.train("--out", out, *self.data, *options), 0)
        return out

    def same(self, first, second):
        self.assertEqual(set(first), set(second))
        for name in first:
            self.assertTrue(torch.equal(first[name], second[name]), f"{name} differs")

    def test_the_loss_falls_and_states_come_out_right(self):
        held = shard(self.folder / "held.ndbg", seed=9)
        out = self.run_to("run", "--steps", 70, "--decay-steps", 20, "--eval-data", held, "--eval-every", 35)
        lines = read_log(out / "log.jsonl")
        losses = [line["loss"] for line in lines if line["kind"] == "step"]
        scores = [line for line in lines if line["kind"] == "eval"]
        self.assertGreater(losses[0], 3.0)
        self.assertLess(losses[-1], 0.5)
        self.assertEqual([line["step"] for line in scores], [35, 70])
        self.assertGreater(scores[-1]["state_accuracy"], 0.5)
        self.assertEqual(scores[-1]["states"], scores[0]["states"])
        drawing = xml.dom.minidom.parse(str(out / "plot.svg"))
        self.assertEqual(len(drawing.getElementsByTagName("polyline")), 3)

    def test_a_resumed_run_is_the_same_run_bit_for_bit(self):
        whole = self.run_to("whole", "--steps", 9, "--save-every", 5, "--keep", 0)
        parted = self.run_to("parted", "--steps", 5)
        self.same(weights(whole / "step-00000005"), weights(parted / "step-00000005"))
        resumed = self.run_to("resumed", "--steps", 4, "--resume", parted)
        first, second = whole / "step-00000009", resumed / "step-00000009"
        self.same(weights(first), weights(second))
        self.same(tensorfile.load(first / "optimizer.safetensors")[0],
                  tensorfile.load(second / "optimizer.safetensors")[0])
        self.assertEqual(checkpoint.read_state(first), checkpoint.read_state(second))

    def test_a_branch_decays_to_zero_and_leaves_the_trunk_alone(self):
        trunk = self.run_to("trunk", "--steps", 4)
        before = weights(trunk / "step-00000004")
        branch = self.run_to("branch", "--decay-from", trunk, "--decay-steps", 4)
        factors = [line["factor"] for line in read_log(branch / "log.jsonl") if line["kind"] == "step"]
        self.assertEqual(factors, [1.0, 0.5, 0.25])  # the second step of a run is not timed, so not logged
        self.same(before, weights(trunk / "step-00000004"))

    def test_a_light_checkpoint_in_parts_can_be_gone_on_from(self):
        trunk = self.run_to("trunk", "--steps", 3, "--split-mb", 1, "--light", "--depth", 2)
        files = sorted(path.name for path in (trunk / "step-00000003").iterdir())
        self.assertEqual(files[:1], ["model.safetensors.part-000"])
        self.assertNotIn("optimizer.safetensors", files)
        for path in (trunk / "step-00000003").iterdir():
            self.assertLessEqual(path.stat().st_size, 2**20)
        on = self.run_to("on", "--steps", 3, "--resume", trunk)
        state = checkpoint.read_state(on / "step-00000006")
        self.assertEqual(state["progress"]["step"], 6)
        self.assertEqual(state["progress"]["optimiser_steps"], 3)

    def test_a_run_ends_by_the_clock_on_its_way_down(self):
        out = self.run_to("run", "--minutes", 0.07, "--reserve", 0.2, "--decay-share", 0.5)
        lines = read_log(out / "log.jsonl")
        self.assertLess([line["factor"] for line in lines if line["kind"] == "step"][-1], 1.0)
        self.assertEqual(lines[-1]["ended"], "done")

    def test_rows_on_the_way_are_read_until_they_end(self):
        growing = self.folder / "growing"
        growing.mkdir()
        for number in range(2):
            shard(growing / f"shard-{number:08d}.ndbg", seed=number)
        (growing / "end").touch()
        out = self.folder / "run"
        self.assertEqual(self.train("--out", out, "--data", growing, "--growing", "--steps", 100), 0)
        end = read_log(out / "log.jsonl")[-1]
        self.assertEqual((end["ended"], end["step"]), ("no more data", 4))

    def test_what_does_not_go_together_is_refused(self):
        trunk = self.run_to("trunk", "--steps", 2)
        out = ("--out", self.folder / "x")
        other = shard(self.folder / "other.ndbg", tokenizer="1" * 64)
        said = self.refusal(self.train, *out, "--data", other, "--steps", 1, "--resume", trunk)
        self.assertIn("trained with tokenizer 000", said)
        wide = shard(self.folder / "wide.ndbg", context=128)
        self.assertIn("context 128", self.refusal(self.train, *out, "--data", wide, "--steps", 1, "--resume", trunk))
        self.assertIn("say how long", self.refusal(self.train, *out, *self.data))
        self.assertIn("--batch-rows 8 does not divide",
                      self.refusal(self.train, *out, *self.data, "--steps", 1, "--micro-rows", 3))
        self.assertIn("no checkpoint there",
                      self.refusal(self.train, *out, *self.data, "--steps", 1, "--resume", self.folder / "nowhere"))

    def test_a_damaged_checkpoint_is_named_and_refused(self):
        trunk = self.run_to("trunk", "--steps", 2)
        again = ("--out", self.folder / "x", *self.data, "--steps", 1, "--resume", trunk)
        for name, damage in (
            ("model.safetensors", lambda raw: raw[:-4]),
            ("optimizer.safetensors", lambda raw: raw[:-1] + bytes([raw[-1] ^ 1])),
            ("state.json", lambda raw: raw[:40]),
        ):
            path = trunk / "step-00000002" / name
            whole = path.read_bytes()
            path.write_bytes(damage(whole))
            self.assertIn(name, self.refusal(self.train, *again))
            path.unlink()
            self.assertRegex(self.refusal(self.train, *again), name + "|no checkpoint")
            path.write_bytes(whole)
        self.assertEqual(self.train(*again), 0)

    def test_a_shape_that_does_not_fit_says_which(self):
        trunk = self.run_to("trunk", "--steps", 2) / "step-00000002"
        tensors = weights(trunk)
        tensors["model.norm.weight"] = torch.ones(5)
        tensorfile.save(trunk / "model.safetensors", tensors)
        state = json.loads((trunk / "state.json").read_text())
        state["files"]["model.safetensors"] = checkpoint._digest(trunk / "model.safetensors")
        (trunk / "state.json").write_text(json.dumps(state))
        said = self.refusal(self.train, "--out", self.folder / "x", *self.data, "--steps", 1, "--resume", trunk)
        self.assertIn("model.norm.weight has shape [5], the model wants [128]", said)

    def test_running_out_of_memory_says_what_to_lower(self):
        self.assertTrue(out_of_memory(RuntimeError("CUDA out of memory. Tried to allocate 2 GiB")))
        self.assertFalse(out_of_memory(RuntimeError("shape mismatch")))
        real = train.Run.go
        self.addCleanup(setattr, train.Run, "go", real)

        def exhausted(_run):
            raise RuntimeError("CUDA out of memory. Tried to allocate 2 GiB")

        train.Run.go = exhausted
        said = self.refusal(self.train, "--out", self.folder / "x", *self.data, "--steps", 1)
        self.assertIn("lower --micro-rows (now 4", said)

    def test_an_interrupt_saves_and_a_resumed_run_goes_on(self):
        out = self.folder / "run"
        environment = {**os.environ, "PYTHONPATH": str(Path(__file__).resolve().parents[2] / "python")}
        process = subprocess.Popen(
            [sys.executable, "-u", "-m", "ndbg_train.train", "--device", "cpu", "--depth", "1", "--batch-rows", "8",
             "--micro-rows", "8", "--log-every", "1", "--data", str(self.folder / "data"), "--steps", "100000",
             "--out", str(out)],
            stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, env=environment,
        )
        self.addCleanup(process.stdout.close)
        for line in process.stdout:
            if line.startswith("step"):
                break
        process.send_signal(signal.SIGINT)
        said = process.stdout.read()
        self.assertEqual(process.wait(), 130, said)
        saved = checkpoint.newest(out)
        step = checkpoint.read_state(saved)["progress"]["step"]
        self.assertIn(f"interrupted: step {step}", said)
        self.assertTrue((out / "model" / "config.json").is_file())
        on = self.run_to("on", "--steps", 2, "--resume", out)
        self.assertEqual(checkpoint.newest(on).name, f"step-{step + 2:08d}")

    def test_several_logs_are_drawn_together(self):
        first = self.run_to("first", "--steps", 4)
        second = self.folder / "second"
        shutil.copytree(first, second)
        with open(second / "log.jsonl", "a") as log:
            log.write('{"kind": "st')  # a log that was cut off
        plot.main([str(first / "log.jsonl"), str(second / "log.jsonl"), "--out", str(self.folder / "both.svg")])
        text = (self.folder / "both.svg").read_text()
        self.assertIn(">first<", text)
        self.assertIn(">second<", text)


if __name__ == "__main__":
    unittest.main()
