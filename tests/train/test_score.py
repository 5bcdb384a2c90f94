"""Weights are scored beside each other on the same rows, and the best of them is named."""
import contextlib
import io
import unittest

import torch
from tiny import Folder, random_model, shard

from ndbg_train import export, score


class Score(Folder):
    def setUp(self):
        super().setUp()
        self.data = shard(self.folder / "held.ndbg")
        self.random = self.folder / "random" / export.export(random_model(1), self.folder / "random")["file"]

    def lines(self, *words):
        with contextlib.redirect_stdout(io.StringIO()) as said:
            score.main([*map(str, words), "--data", str(self.data), "--device", "cpu"])
        return said.getvalue().splitlines()

    def test_trained_weights_are_better_than_random_ones_and_named_as_the_best(self):
        self.train("--data", self.data, "--steps", 30, "--out", self.folder / "run")
        trained, best = self.folder / "run" / "model", self.folder / "best"
        lines = self.lines(self.random, trained, "--best", best)
        self.assertEqual(len(lines), 2)
        self.assertIn(str(self.random), lines[0])
        losses = [float(line.split("loss ")[1].split()[0]) for line in lines]
        self.assertLess(losses[1], losses[0])
        self.assertEqual(best.read_text(), f"{trained}\n")

    def test_rows_count_the_same_however_many_are_read_at_once(self):
        whole, cut = (self.lines(self.random, "--rows", 5, "--micro-rows", size)[0] for size in (5, 2))
        self.assertEqual(whole, cut)
        self.assertNotEqual(whole, self.lines(self.random, "--rows", 9)[0])

    def test_what_cannot_be_scored_is_refused(self):
        common = ["--data", str(self.data), "--device", "cpu"]
        self.assertIn("at least one", self.refusal(score.main, [str(self.random), *common, "--rows", "0"]))
        self.assertIn("missing.onnx", self.refusal(score.main, [str(self.folder / "missing.onnx"), *common]))
        small = self.folder / "small"
        export.export(random_model(1, context=32), small)
        self.assertIn("shorter context", self.refusal(score.main, [str(small / "model.onnx"), *common]))


if __name__ == "__main__":
    torch.manual_seed(0)
    unittest.main()
