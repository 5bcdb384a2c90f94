"""Weights of four bits: trained for as they are exported, and the same again wherever they are read back."""
import contextlib
import io
import json
import unittest

import numpy as np
import onnx_numpy
import torch
from tiny import CONTEXT, VOCABULARY, Folder, documents, random_model, shard

from ndbg_train import average, checkpoint, export, four_bits, grow, score
from ndbg_train.check_onnx import trainer_logits
from ndbg_train.open_model import open_model
from ndbg_train.quantize import quantize, restore
from ndbg_train.refusal import Refusal
from ndbg_train.rounding import Rounding, rounded

SPOKEN = {"tokenizer": "ab", "form": 1, "vocabulary": VOCABULARY}


def weights(path):
    return {name: weight.detach() for name, weight in open_model(path).named_parameters()}


class FourBits(unittest.TestCase):
    def test_scales_are_bfloat16_numbers_and_all_different(self):
        table = four_bits.scales()
        self.assertTrue(torch.equal(table, table.bfloat16().float()))
        self.assertEqual(len(set(table.tolist())), 256)

    def test_rounding_loses_less_than_even_steps_to_the_largest_weight(self):
        for matrix in (torch.randn(64, 96), torch.rand(64, 96) - 0.3, torch.randn(64, 96) ** 3 * 0.01):
            lost = (rounded(matrix, 4) - matrix).square().mean()
            plain = matrix.view(-1, 32).abs().amax(-1, keepdim=True) / 7
            even = (torch.round(matrix.view(-1, 32) / plain) * plain - matrix.view(-1, 32)).square().mean()
            self.assertLess(float(lost), 0.95 * float(even))

    def test_what_was_rounded_rounds_to_itself_through_bfloat16_too(self):
        for matrix in (torch.randn(512, 128) * 0.03, torch.rand(512, 128), torch.randn(512, 128) ** 3 * 0.01):
            once = rounded(matrix, 4)
            self.assertTrue(torch.equal(rounded(once, 4), once))
            self.assertTrue(torch.equal(rounded(once.bfloat16().float(), 4), once))

    def test_blocks_without_a_scale_of_their_own(self):
        matrix = torch.zeros(3, 32)
        matrix[1] = 1e-9
        matrix[2, 5] = 100.0
        found = rounded(matrix, 4)
        self.assertEqual(float(found[:2].abs().max()), 0.0)
        self.assertEqual(float(found[2, 5]), 8.0)

    def test_two_weights_share_a_byte_the_first_below(self):
        nibbles = torch.arange(32, dtype=torch.uint8).view(1, 1, 32) % 16
        packed = four_bits.pack(nibbles)
        self.assertEqual(int(packed[0, 0, 0]), 0x10)
        self.assertTrue(torch.equal(four_bits.unpack(packed), nibbles))

    def test_eight_bits_are_rounded_as_the_export_rounds_them(self):
        for scale in (1.0, 0.01, 1e-6):
            matrix = torch.randn(200, 96) * scale
            np.testing.assert_array_equal(rounded(matrix, 8).numpy(), restore(*quantize(matrix.numpy(), bits=8)))


class Graphs(Folder):
    def write(self, name, model, **more):
        done = export.export(model, self.folder / name, 4, language=SPOKEN, **more)
        return self.folder / name / done["file"]

    def logits(self, path, shape, ids):
        cache = np.zeros((shape.layers, 2, 1, shape.kv_heads, CONTEXT, shape.head_size), np.float32)
        feeds = {"ids": ids[None], "positions": np.arange(len(ids))[None], "past_length": np.array([0]),
                 "keep": np.arange(len(ids))[None]}
        for layer in range(shape.layers):
            feeds.update({f"past_{part}.{layer}": cache[layer, at] for at, part in enumerate("kv")})
        return onnx_numpy.run(path, feeds)["logits"][0]

    def test_the_graph_computes_with_the_weights_that_training_rounds_to(self):
        ids = documents(1)[0][0, :20]
        for embedding_bits in (8, 4):
            model = random_model(2)
            path = self.write(f"of{embedding_bits}", model, embedding_bits=embedding_bits)
            Rounding(model, 4, embedding_bits)
            read = weights(path)
            for name, weight in model.named_parameters():
                self.assertTrue(torch.equal(weight.detach(), read[name]), name)
            np.testing.assert_allclose(self.logits(path, model.shape, ids), trainer_logits(model, ids), rtol=1e-3,
                                       atol=1e-3)
            said = json.loads((path.parent / "export.json").read_text())
            self.assertEqual((said["bits"], said["embedding_bits"]), (4, embedding_bits))

    def test_an_export_of_an_export_is_the_same_file(self):
        first = self.write("first", random_model(2))
        second = self.write("second", open_model(first))
        before, after = weights(first), weights(second)
        self.assertTrue(all(torch.equal(before[name], after[name]) for name in before))
        self.assertLess(first.stat().st_size, 0.75 * (self.folder / "eight" / export.export(
            random_model(2), self.folder / "eight")["file"]).stat().st_size)

    def test_they_are_grown_averaged_and_scored(self):
        first, second = self.write("first", random_model(2)), self.write("second", random_model(2, seed=1))
        with contextlib.redirect_stdout(io.StringIO()) as said:
            grow.main([str(first), "--layers", "3", "--bits", "4", "--out", str(self.folder / "grown")])
            average.main([str(first), str(second), "--bits", "4", "--out", str(self.folder / "mean")])
            score.main([str(first), str(self.folder / "mean" / "model.onnx"), "--rows", "2", "--device", "cpu",
                        "--data", str(shard(self.folder / "held.ndbg"))])
        self.assertEqual(said.getvalue().count("next state"), 2)
        old, new = weights(first), weights(self.folder / "grown" / "model.onnx")
        self.assertTrue(torch.equal(new["model.layers.0.mlp.up_proj.weight"], old["model.layers.0.mlp.up_proj.weight"]))

    def test_odd_matrices_are_refused(self):
        with self.assertRaisesRegex(Refusal, "not a finite number"):
            model = random_model(1)
            with torch.no_grad():
                model.model.layers[0].mlp.up_proj.weight[0, 0] = float("nan")
            self.write("bad", model)


class Training(Folder):
    def go(self, name, *options):
        data = shard(self.folder / "data.ndbg", rows=64)
        self.assertEqual(self.train("--data", data, "--out", self.folder / name, "--seed", 3, *options), 0)
        return self.folder / name

    def test_a_run_computes_with_rounded_weights_and_learns_exact_ones(self):
        run = self.go("run", "--steps", 6, "--quantize", "4")
        exact, _momenta, state = checkpoint.load(checkpoint.at(run))
        self.assertEqual((state["progress"]["settings"]["quantize"],
                          state["progress"]["settings"]["quantize_embedding"]), ("4", "8"))
        seen = weights(run)
        name = "model.layers.0.mlp.up_proj.weight"
        self.assertFalse(torch.equal(exact[name], seen[name]))
        self.assertTrue(torch.equal(rounded(exact[name], 4), seen[name]))
        embed = "model.embed_tokens.weight"
        self.assertTrue(torch.equal(rounded(exact[embed], 8), seen[embed]))
        # What is exported, from the run or from its finished model, are the weights that it computed with.
        for source in (run, run / "model"):
            done = export.export(open_model(source), self.folder / "out", 4, language=SPOKEN)
            found = weights(self.folder / "out" / done["file"])
            self.assertTrue(torch.equal(found[name], seen[name]), source)

    def test_the_loss_is_that_of_rounded_weights_and_falls(self):
        run = self.go("run", "--steps", 30, "--quantize", "4")
        losses = [line["loss"] for line in map(json.loads, (run / "log.jsonl").read_text().splitlines())
                  if line["kind"] == "step"]
        self.assertLess(losses[-1], 0.7 * losses[0])

    def test_gradients_go_straight_through(self):
        model, ids = random_model(1), torch.from_numpy(documents(1)[0][:1, :20])
        rounding = Rounding(model, 4, 8)
        plain = random_model(1)
        with torch.no_grad():
            for name, weight in plain.named_parameters():
                weight.copy_(dict(model.named_parameters())[name])
        from ndbg_train.attention import dense_plan, one_document
        for each in (model, plain):
            each.logits(each(ids, torch.arange(20)[None], dense_plan(one_document(ids)))).square().mean().backward()
        name = "model.layers.0.mlp.up_proj.weight"
        weight, exact = model.get_parameter(name), rounding.exact[name].clone()
        self.assertTrue(torch.equal(weight.grad, plain.get_parameter(name).grad))
        with rounding.lifted():
            self.assertTrue(torch.equal(weight.detach(), exact))
            with torch.no_grad():
                weight.sub_(weight.grad)
        self.assertTrue(torch.equal(rounding.exact[name], exact - weight.grad))
        self.assertTrue(torch.equal(weight.detach(), rounded(exact - weight.grad, 4)))

    def test_a_resumed_run_is_bit_for_bit_the_one_that_went_through(self):
        through = self.go("through", "--steps", 6, "--quantize", "4", "--quantize-embedding", "4")
        self.go("halved", "--steps", 3, "--quantize", "4", "--quantize-embedding", "4")
        halved = self.go("halved", "--steps", 3, "--resume", self.folder / "halved")
        one, other = (checkpoint.load(checkpoint.at(run))[0] for run in (through, halved))
        for name in one:
            self.assertTrue(torch.equal(one[name], other[name]), name)

    def test_a_run_goes_on_from_four_bits(self):
        path = self.folder / "four" / export.export(random_model(1), self.folder / "four", 4, language=SPOKEN)["file"]
        run = self.go("run", "--init", path, "--optimizer", "muon", "--steps", 2, "--quantize", "4",
                      "--quantize-embedding", "none")
        self.assertEqual(checkpoint.load(checkpoint.at(run))[2]["progress"]["settings"]["quantize_embedding"], "none")

    def test_sharded_models_are_refused(self):
        data = shard(self.folder / "data.ndbg")
        said = self.refusal(lambda: self.train("--data", data, "--out", self.folder / "run", "--steps", 1, "--fsdp",
                                               "--optimizer", "adamw", "--quantize", "4"))
        self.assertIn("--fsdp", said)


if __name__ == "__main__":
    unittest.main()
