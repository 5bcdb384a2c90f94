"""A grown model computes what it did, its new layers learn, and only more layers can be asked for."""
import contextlib
import io
import unittest

import numpy as np
import torch
from tiny import Folder, documents, random_model, shard

from ndbg_train import export, grow
from ndbg_train.check_onnx import trainer_logits
from ndbg_train.open_model import open_model

SPOKEN = {"tokenizer": "ab", "form": 1, "vocabulary": 96}


class Grow(Folder):
    def test_new_layers_stand_evenly_and_are_made_of_the_one_before(self):
        self.assertEqual(grow.places(2, 3), [(0, True), (0, False), (1, True)])
        sixteen = grow.places(12, 16)
        self.assertEqual([layer for layer, itself in sixteen if itself], list(range(12)))
        self.assertEqual([at for at, (_layer, itself) in enumerate(sixteen) if not itself], [2, 6, 9, 13])
        for old in range(1, 9):
            for new in range(old + 1, 2 * old + 1):
                found = grow.places(old, new)
                self.assertEqual((len(found), [layer for layer, itself in found if itself]), (new, list(range(old))))

    def test_it_computes_what_it_did(self):
        model, ids = random_model(3), documents(1)[0][0, :20]
        deeper = grow.grow(model, 5)
        self.assertEqual(deeper.shape.layers, 5)
        self.assertGreater(deeper.shape.parameters(), 1.4 * model.shape.parameters())
        np.testing.assert_allclose(trainer_logits(deeper, ids), trainer_logits(model, ids), rtol=1e-5, atol=1e-5)

    def test_a_run_goes_on_from_it_and_new_layers_learn(self):
        small = self.folder / "small" / export.export(random_model(2), self.folder / "small", language=SPOKEN)["file"]
        with contextlib.redirect_stdout(io.StringIO()) as said:
            grow.main([str(small), "--layers", "3", "--bits", "6", "--out", str(self.folder / "grown")])
        self.assertIn("3 layers", said.getvalue())
        grown = self.folder / "grown" / "model.onnx"
        self.assertEqual(export.language_of(grown), SPOKEN)
        data = shard(self.folder / "data.ndbg")
        self.assertEqual(self.train("--init", grown, "--optimizer", "muon", "--rate", "1e-3", "--data", data,
                                    "--steps", 3,
                                    "--warmup", 1, "--out", self.folder / "run"), 0)
        before, after = (dict(open_model(path).named_parameters()) for path in (grown, self.folder / "run" / "model"))
        for part in ("self_attn.o_proj", "mlp.down_proj"):
            name = f"model.layers.1.{part}.weight"
            self.assertEqual(float(before[name].abs().max()), 0.0)
            self.assertGreater(float(after[name].abs().max()), 0.0)

    def test_a_longer_context_changes_nothing_within_the_old_one(self):
        model, ids = random_model(2), documents(1)[0][0, :20]
        longer = grow.grow(model, 2, 2 * model.shape.context)
        self.assertEqual((longer.shape.layers, longer.shape.context), (2, 2 * model.shape.context))
        np.testing.assert_allclose(trainer_logits(longer, ids), trainer_logits(model, ids), rtol=1e-5, atol=1e-5)
        path = self.folder / export.export(model, self.folder, language=SPOKEN)["file"]
        said = self.refusal(grow.main, [str(path), "--context", "8", "--out", str(self.folder / "out")])
        self.assertIn("can only be given more", said)

    def test_fewer_layers_and_far_more_are_refused(self):
        path = export.export(random_model(2), self.folder, language=SPOKEN)["file"]
        for layers, said in (("2", "it has 2 already"), ("5", "at most twice its 2")):
            self.assertIn(said, self.refusal(grow.main, [str(self.folder / path), "--layers", layers,
                                                         "--out", str(self.folder / "out")]))
        self.assertFalse((self.folder / "out").exists())


if __name__ == "__main__":
    torch.manual_seed(0)
    unittest.main()
