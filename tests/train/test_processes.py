"""Two processes train as one would: the same batches, the same gradients, the same weights but for rounding."""
import os
import socket
import subprocess
import sys
import threading
import time
import unittest
from pathlib import Path

import torch
from tiny import Folder, shard

from ndbg_train import tensorfile
from ndbg_train.logbook import read_log


HAS_FSDP = hasattr(torch, "compile")  # both came with PyTorch 2


class Processes(Folder):
    def setUp(self):
        super().setUp()
        (self.folder / "data").mkdir()
        for number in range(2):
            shard(self.folder / "data" / f"{number}.ndbg", seed=number)

    def launch(self, name, world, *options, steps=6):
        for status, said in self.run_all(name, world, *options):
            self.assertEqual(status, 0, said)
        lines = read_log(self.folder / name / "log.jsonl")
        weights = tensorfile.load(self.folder / name / f"step-{steps:08d}" / "model.safetensors")[0]
        return [line["loss"] for line in lines if line["kind"] == "step"], weights

    def run_all(self, name, world, *options):
        """As torchrun does it: a process a rank, with its rank in the environment. Gives what each ended with."""
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        command = [
            sys.executable, "-m", "ndbg_train.train", "--device", "cpu", "--depth", "1", "--batch-rows", "8",
            "--micro-rows", "2", "--warmup", "2", "--log-every", "1", "--steps", "6",
            "--data", str(self.folder / "data"), "--out", str(self.folder / name), *options,
        ]
        processes = []
        for rank in range(world):
            environment = {
                **os.environ, "PYTHONPATH": str(Path(__file__).resolve().parents[2] / "python"),
                "RANK": str(rank), "LOCAL_RANK": str(rank), "WORLD_SIZE": str(world), "OMP_NUM_THREADS": "1",
                "MASTER_ADDR": "127.0.0.1", "MASTER_PORT": str(port),
            }
            processes.append(subprocess.Popen(command, env=environment, stdout=subprocess.PIPE,
                                              stderr=subprocess.STDOUT, text=True))
            self.addCleanup(processes[-1].kill)
        said = [process.communicate(timeout=60)[0] for process in processes]
        return [(process.returncode, text) for process, text in zip(processes, said)]

    def agree(self, first, second):
        (losses, weights), (other_losses, other_weights) = first, second
        self.assertGreater(len(losses), 3)
        torch.testing.assert_close(torch.tensor(losses), torch.tensor(other_losses), rtol=1e-3, atol=1e-3)
        self.assertEqual(set(weights), set(other_weights))
        for name in weights:
            difference = (weights[name] - other_weights[name]).norm() / weights[name].norm()
            self.assertLess(difference.item(), 0.02, name)

    def test_two_processes_train_the_model_of_one(self):
        self.agree(self.launch("one", 1), self.launch("two", 2))

    def test_a_stream_that_ends_for_one_ends_for_all(self):
        growing = self.folder / "growing"
        growing.mkdir()

        def produce():
            for number in range(3):  # a step takes one a process: one of them has a batch that the other lacks
                made = shard(self.folder / f"{number}.ndbg", rows=4, seed=number)
                os.rename(made, growing / made.name)
                while any(growing.iterdir()):
                    time.sleep(0.01)
            (growing / "end").touch()

        threading.Thread(target=produce, daemon=True).start()
        self.launch("streamed", 2, "--growing", "--data", str(growing), steps=1)
        self.assertEqual(read_log(self.folder / "streamed" / "log.jsonl")[-1]["ended"], "no more data")

    def test_a_stream_too_short_for_one_is_refused_by_all_in_plain_words(self):
        growing = self.folder / "growing"
        growing.mkdir()
        made = shard(self.folder / "only.ndbg", rows=64, seed=0)  # enough for several steps of one process
        os.rename(made, growing / made.name)
        (growing / "end").touch()
        ends = self.run_all("short", 2, "--growing", "--data", str(growing))
        self.assertEqual([status for status, _said in ends], [2, 2], ends)
        last = [text.strip().splitlines()[-1] for _status, text in ends]
        for words in ("the stream ended before its first shard", "1 of the other processes could not go on"):
            self.assertEqual(sum(words in line for line in last), 1, last)
        self.assertNotIn("Traceback", "".join(text for _status, text in ends))

    @unittest.skipUnless(HAS_FSDP, f"PyTorch {torch.__version__} has no fully_shard")
    def test_a_sharded_model_is_the_model_of_one_and_is_saved_whole(self):
        self.agree(self.launch("one", 1, "--optimizer", "adamw"), self.launch("two", 2, "--fsdp"))


if __name__ == "__main__":
    unittest.main()
