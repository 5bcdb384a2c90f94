"""What the trainer's tests share: tiny shards, a tiny model, and a way to call a verb."""
import contextlib
import io
import sys
import tempfile
import unittest
from pathlib import Path

import numpy as np
import torch

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "python"))
torch.set_num_threads(1)

from ndbg_train import train  # noqa: E402
from ndbg_train.model import Model  # noqa: E402
from ndbg_train.shape import shape_of_depth  # noqa: E402
from ndbg_train.shards import write_shard  # noqa: E402

CONTEXT, VOCABULARY = 64, 96


def documents(rows, context=CONTEXT, seed=0):
    """Packed documents that count up in steps: ids, targets, starts."""
    chance = np.random.default_rng(seed)
    ids, targets, starts = (np.zeros((rows, context), np.int64) for _ in range(3))
    for row in range(rows):
        at = 0
        while context - at >= 12:
            size = int(chance.integers(10, min(30, context - at) + 1))
            first, step = int(chance.integers(4, 20)), int(chance.integers(1, 4))
            ids[row, at:at + size] = [1, first, step, 3] + [(first + step * i) % 80 + 10 for i in range(size - 4)]
            targets[row, at + 4:at + size] = 1
            starts[row, at] = 1
            at += size
        if at < context:
            starts[row, at] = 1
    return ids, targets, starts


def shard(path, rows=16, seed=0, context=CONTEXT, vocabulary=VOCABULARY, **more):
    write_shard(path, *documents(rows, context, seed), vocabulary, **more)
    return Path(path)


def random_model(depth=1, seed=0, vocabulary=VOCABULARY, context=CONTEXT):
    """Every matrix drawn at random: nothing is zero, so nothing hides."""
    model = Model(shape_of_depth(depth, vocabulary, context))
    chance = torch.Generator().manual_seed(seed)
    with torch.no_grad():
        for parameter in model.parameters():
            size = 0.08 if parameter.dim() == 2 else 0.2
            centre = 0.0 if parameter.dim() == 2 else 1.0
            parameter.copy_(torch.randn(parameter.shape, generator=chance) * size + centre)
    return model


class Folder(unittest.TestCase):
    """A test with a folder of its own, and the refusals of verbs as text."""

    def setUp(self):
        holder = tempfile.TemporaryDirectory()
        self.addCleanup(holder.cleanup)
        self.folder = Path(holder.name)

    def train(self, *options):
        """Runs the trainer in this process, silently. Gives what it returned."""
        arguments = ["--device", "cpu", "--depth", "1", "--batch-rows", "8", "--micro-rows", "4", "--warmup", "2",
                     "--log-every", "1", *map(str, options)]
        with contextlib.redirect_stdout(io.StringIO()):
            return train.main(arguments)

    def refusal(self, call, *arguments):
        """What a verb says on stderr before it leaves with status 2."""
        said = io.StringIO()
        with contextlib.redirect_stderr(said), contextlib.redirect_stdout(io.StringIO()):
            with self.assertRaises(SystemExit) as stop:
                call(*arguments)
        self.assertEqual(stop.exception.code, 2)
        self.assertNotIn("Traceback", said.getvalue())
        return said.getvalue()
