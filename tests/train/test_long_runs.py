"""What may happen in the hours of a long run, and must not cost them: whatever fails, the weights are there."""
import contextlib
import errno
import io
import os
import signal
import subprocess
import sys
import threading
import time
import unittest
from pathlib import Path
from unittest import mock

import torch
from tiny import Folder, random_model, shard

from ndbg_train import checkpoint, plot, tensorfile, train
from ndbg_train.batches import Feeder
from ndbg_train.evaluate import Evaluation
from ndbg_train.hugging_face import save_folder
from ndbg_train.logbook import Logbook, read_log
from ndbg_train.run import Run

PYTHON = str(Path(__file__).resolve().parents[2] / "python")


class LongRun(Folder):
    def setUp(self):
        super().setUp()
        (self.folder / "data").mkdir()
        for number in range(3):
            shard(self.folder / "data" / f"{number:06d}.ndbg", seed=number)
        self.out = self.folder / "run"
        self.basic = ("--out", self.out, "--data", self.folder / "data")

    def growing(self, *rows):
        """A folder with a stream's first shards in it."""
        folder = self.folder / "growing"
        folder.mkdir()
        for number, size in enumerate(rows):
            shard(folder / f"shard-{number:08d}.ndbg", rows=size, seed=number)
        return folder

    def failing(self, owner, name, error, after=0):
        """Lets `owner.name` fail, but for its first `after` calls."""
        real, calls = getattr(owner, name), []

        def fails(*arguments, **more):
            calls.append(name)
            if len(calls) > after:
                raise error
            return real(*arguments, **more)

        replaced = mock.patch.object(owner, name, fails)
        replaced.start()
        self.addCleanup(replaced.stop)
        return calls

    def said(self, *options):
        """What a run in this process says on both streams, and what it returned."""
        text = io.StringIO()
        with contextlib.redirect_stderr(text), contextlib.redirect_stdout(text):
            result = train.main(["--device", "cpu", "--depth", "1", "--batch-rows", "8", "--micro-rows", "4",
                                 "--warmup", "2",
                                 "--log-every", "1", *map(str, options)])
        return result, text.getvalue()

    def steps_saved(self, out=None):
        return [int(path.parent.name[5:]) for path in sorted((out or self.out).glob("step-*/state.json"))]

    def kinds(self):
        return [line["kind"] for line in read_log(self.out / "log.jsonl")]


class Failing(LongRun):
    def test_a_shard_that_is_corrupt_late_ends_a_run_with_its_weights_saved(self):
        growing = self.growing(8, 8)
        (growing / "shard-00000002.ndbg").write_bytes(b"no shard")
        said = self.refusal(self.train, "--out", self.out, "--data", growing, "--growing", "--steps", 100)
        self.assertIn("shard-00000002", said)
        self.assertEqual(self.steps_saved(), [2])
        self.assertIn("failed", self.kinds())
        self.assertEqual(self.train("--out", self.out, *self.basic[2:], "--steps", 2, "--resume", self.out), 0)
        self.assertEqual(self.steps_saved(), [2, 4])

    def test_no_memory_in_a_later_step_leaves_the_steps_before_it(self):
        self.failing(Run, "_micro", RuntimeError("CUDA out of memory. Tried to allocate 2 GiB"), after=6)
        self.assertIn("lower --micro-rows", self.refusal(self.train, *self.basic, "--steps", 9))
        self.assertEqual(self.steps_saved(), [3])

    def test_an_evaluation_that_fails_is_reported_and_the_run_goes_on(self):
        self.failing(Evaluation, "score", RuntimeError("index out of range"))
        result, said = self.said(*self.basic, "--steps", 4, "--eval-data", self.folder / "data", "--eval-every", 2)
        self.assertEqual(result, 0)
        self.assertIn("index out of range", said)
        self.assertEqual(self.steps_saved(), [4])
        self.assertTrue((self.out / "model" / "config.json").is_file())
        self.assertEqual(self.kinds()[-1], "end")

    def test_weights_are_saved_before_they_are_looked_at(self):
        held = ("--eval-data", self.folder / "data")
        seen = []
        with mock.patch.object(Evaluation, "score", lambda *_: seen.append(self.steps_saved()) or 1 / 0):
            self.said(*self.basic, "--steps", 5, *held, "--eval-every", 2, "--save-every", 2, "--keep", 0)
        self.assertEqual(seen, [[2], [2, 4], [2, 4, 5]])

    def test_what_is_needed_at_the_end_is_looked_at_in_the_beginning(self):
        (self.folder / "none.jsonl").write_text('{"id": 1, "ids": [1], "max_new": 1}\n')
        for options, word in (
            (("--eval-prompts", self.folder / "no.jsonl"), "no.jsonl"),
            (("--eval-prompts", self.folder / "none.jsonl"), "expect"),
            (("--tokenizer", self.folder / "no-tokenizer"), "no-tokenizer"),
            (("--vocabulary", self.folder / "no.json"), "no.json"),
            (("--eval-data", self.folder / "data", "--eval-rows", 0), "--eval-rows"),
            (("--eval-data", shard(self.folder / "held.ndbg", vocabulary=200)), "vocabulary"),
        ):
            self.assertIn(word, self.refusal(self.train, *self.basic, "--steps", 2, *options))
            self.assertFalse(self.out.exists() and self.steps_saved(), options)

    def test_a_run_that_is_refused_leaves_signals_as_they_were(self):
        before = signal.getsignal(signal.SIGINT), signal.getsignal(signal.SIGTERM)
        self.assertIn("does not divide", self.refusal(self.train, *self.basic, "--steps", 2, "--micro-rows", 3))
        self.assertEqual((signal.getsignal(signal.SIGINT), signal.getsignal(signal.SIGTERM)), before)

    def test_a_full_disk_costs_a_checkpoint_and_not_the_run(self):
        full = OSError(errno.ENOSPC, "No space left on device")
        real, calls = tensorfile.save, []

        def save(path, *more):
            calls.append(Path(path).parent.name)
            if len(calls) == 2:  # the optimiser's state of the first checkpoint
                raise full
            return real(path, *more)

        with mock.patch.object(tensorfile, "save", save):
            result, said = self.said(*self.basic, "--steps", 5, "--save-every", 2)
        self.assertEqual(result, 0)
        self.assertIn("No space left", said)
        self.assertEqual(self.steps_saved(), [4, 5])
        self.assertEqual(list(self.out.glob(".unfinished*")), [])

    def test_a_last_checkpoint_that_finds_no_room_leaves_the_smaller_model(self):
        real = tensorfile.save

        def save(path, *more):
            if Path(path).name == "optimizer.safetensors":
                raise OSError(errno.ENOSPC, "No space left on device")
            return real(path, *more)

        with mock.patch.object(tensorfile, "save", save):
            self.assertIn("No space left", self.refusal(self.train, *self.basic, "--steps", 2))
        self.assertTrue((self.out / "model" / "config.json").is_file())

    def test_weights_that_are_no_numbers_push_no_good_ones_out(self):
        real = Run.train_on

        def train_on(run, batch, factor):
            result = real(run, batch, factor)
            if run.step >= 3:
                with torch.no_grad():
                    run.parameters[0].fill_(float("nan"))
            return result

        with mock.patch.object(Run, "train_on", train_on):
            said = self.refusal(self.train, *self.basic, "--steps", 9, "--save-every", 1, "--log-every", 100)
        self.assertIn("not a number", said)
        self.assertEqual(self.steps_saved(), [2, 3])

    def test_a_step_is_saved_once(self):
        with mock.patch.object(checkpoint, "save", wraps=checkpoint.save) as saving:
            self.train(*self.basic, "--steps", 4, "--save-every", 2)
        self.assertEqual(saving.call_count, 2)


class Words(LongRun):
    """The log and what is said are the least of a run."""

    def test_nobody_listening_ends_no_run(self):
        environment = {**os.environ, "PYTHONPATH": PYTHON}
        (self.out / "log.jsonl").mkdir(parents=True)
        with open("/dev/full", "w") as full:
            subprocess.run(
                [sys.executable, "-m", "ndbg_train.train", "--device", "cpu", "--depth", "1", "--batch-rows", "8",
                 "--micro-rows", "8", *map(str, self.basic), "--steps", "3", "--log-every", "1"],
                stdout=full, stderr=full, env=environment, check=False)
        self.assertEqual(self.steps_saved(), [3])
        self.assertTrue((self.out / "model" / "config.json").is_file())

    def test_a_line_that_was_cut_off_hides_no_later_one(self):
        (self.folder / "log.jsonl").write_text('{"kind": "start"}\n{"kind": "st')
        Logbook(self.folder).write("step", step=1)
        self.assertEqual([line["kind"] for line in read_log(self.folder / "log.jsonl")], ["start", "step"])

    def test_a_resumed_run_is_drawn_from_where_it_went_on(self):
        step = lambda at: {"kind": "step", "step": at, "tokens": at * 1e6, "loss": 1.0}
        lines = [{"kind": "start", "step": 0}, *map(step, (1, 2, 3, 4)), {"kind": "start", "step": 2},
                 *map(step, (3, 4, 5))]
        points = plot.draw([("run", lines)]).split('points="')[1].split('"')[0]
        across = [float(point.split(",")[0]) for point in points.split()]
        self.assertEqual(across, sorted(set(across)))
        self.assertEqual(len(across), 5)


class GoingOn(LongRun):
    def test_checkpoints_of_an_earlier_run_are_not_mixed_with_new_ones(self):
        self.train(*self.basic, "--steps", 4, "--save-every", 2, "--keep", 0)
        self.assertIn("step-00000004", self.refusal(self.train, *self.basic, "--steps", 2))
        self.assertIn("step-00000004",
                      self.refusal(self.train, *self.basic, "--steps", 1, "--resume", self.out / "step-00000002"))
        self.assertEqual(self.steps_saved(), [2, 4])
        self.assertEqual(self.train(*self.basic, "--steps", 1, "--resume", self.out), 0)

    def test_a_fine_tuning_goes_on_as_it_began(self):
        save_folder(self.folder / "base", dict(random_model().named_parameters()), random_model().shape)
        self.train(*self.basic, "--steps", 2, "--init", self.folder / "base")
        seen = []
        real = Run.go
        with mock.patch.object(Run, "go", lambda run: seen.append(run) or real(run)):
            self.train("--out", self.folder / "on", *self.basic[2:], "--steps", 1, "--resume", self.out)
            self.train("--out", self.folder / "said", *self.basic[2:], "--steps", 1, "--resume", self.out,
                       "--rate", "2e-5")
        self.assertEqual([(run.optimiser.kind, run.optimiser.rate, run.optimiser.decay) for run in seen],
                         [("adamw", 1e-5, 0.1), ("adamw", 2e-5, 0.1)])

    def test_a_share_of_time_to_decay_in_is_no_share_of_steps(self):
        self.assertIn("--decay-steps", self.refusal(self.train, *self.basic, "--steps", 5, "--decay-share", 0.3))


class Clock(LongRun):
    def test_saving_in_between_makes_no_run_look_faster(self):
        real = Run.train_on
        with mock.patch.object(Run, "train_on", lambda *all: time.sleep(0.2) or real(*all)):
            self.train(*self.basic, "--steps", 8, "--log-every", 4, "--save-every", 7)
        before, last = [line for line in read_log(self.out / "log.jsonl") if line["kind"] == "step"]
        self.assertLess(last["tokens_per_second"], (last["tokens"] - before["tokens"]) / 0.8)

    def test_loading_counts_as_time_of_the_run(self):
        (self.folder / "sitecustomize.py").write_text(
            "import sys, time\n"
            "class Slow:\n"
            "    def find_spec(self, name, *_):\n"
            "        time.sleep(3 if name == 'torch' else 0)\n"
            "sys.meta_path.insert(0, Slow())\n")
        said = subprocess.run(
            [sys.executable, "-m", "ndbg_train.train", "--device", "cpu", "--depth", "1", "--batch-rows", "8",
             "--micro-rows", "8",
             *map(str, self.basic), "--minutes", "0.05", "--reserve", "0"],
            env={**os.environ, "PYTHONPATH": f"{self.folder}:{PYTHON}"}, capture_output=True, text=True,
            check=True).stdout
        self.assertIn("done: step 0,", said)


class Waiting(LongRun):
    """A producer that stalls."""

    def setUp(self):
        super().setUp()
        # The thread that waits for the producer is not waited for.
        patience = mock.patch.object(Feeder, "close", lambda feeder: feeder.stopped.set())
        patience.start()
        self.addCleanup(patience.stop)

    def test_the_clock_ends_a_run_that_waits_for_data(self):
        began = time.monotonic()
        result, said = self.said("--out", self.out, "--data", self.growing(16), "--growing", "--minutes", 0.04,
                                 "--reserve", 0)
        self.assertLess(time.monotonic() - began, 60)
        self.assertEqual(result, 0, said)
        self.assertEqual(len(self.steps_saved()), 1)

    def test_an_interrupt_ends_a_run_that_waits_for_data(self):
        def interrupt():
            while not (self.out / "log.jsonl").exists() or '"kind": "step"' not in (self.out / "log.jsonl").read_text():
                time.sleep(0.05)
            os.kill(os.getpid(), signal.SIGTERM)

        threading.Thread(target=interrupt, daemon=True).start()
        result, said = self.said("--out", self.out, "--data", self.growing(16), "--growing", "--steps", 100)
        self.assertEqual(result, 130, said)
        self.assertEqual(self.steps_saved(), [2])


if __name__ == "__main__":
    unittest.main()
