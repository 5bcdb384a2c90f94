"""Exports say what the trainer says: as ONNX, and as an ordinary Hugging Face folder."""
import json
import struct
import unittest

import numpy as np
import onnx_numpy
import torch
from tiny import CONTEXT, Folder, documents, random_model, shard

from ndbg_train import check_hf, export, tensorfile
from ndbg_train.carry import join, pack
from ndbg_train.check_onnx import trainer_logits
from ndbg_train.hugging_face import load_folder, save_folder
from ndbg_train.open_model import open_model
from ndbg_train.quantize import pack as pack_planes
from ndbg_train.quantize import quantize, restore, unpack
from ndbg_train.refusal import Refusal


def has(package):
    try:
        __import__(package)
    except ImportError:
        return False
    return True


class Onnx(Folder):
    def feeds(self, shape, ids, past, cache, keep, room):
        feeds = {
            "ids": ids, "positions": past + np.arange(ids.shape[1])[None].repeat(len(ids), 0), "keep": keep,
            "past_length": np.array([past] * cache.shape[2]),
        }
        for layer in range(shape.layers):
            for part, name in enumerate("kv"):
                feeds[f"past_{name}.{layer}"] = cache[layer, part, :, :, :room]
        return feeds

    def read(self, path, shape, ids, pieces, batch=1):
        """The logits of ids, fed piece by piece over a cache that begins with garbage."""
        cache = np.full((shape.layers, 2, batch, shape.kv_heads, CONTEXT, shape.head_size), 3.0, np.float32)
        found, at = [], 0
        for size in pieces:
            new = ids[None, at:at + size].repeat(batch, 0)
            keep = np.arange(size)[None].repeat(batch, 0)
            out = onnx_numpy.run(path, self.feeds(shape, new, at, cache, keep, CONTEXT))
            cache[..., at:at + size, :] = out["new_kv"]
            found.append(out["logits"])
            at += size
        return np.concatenate(found, 1)

    def test_a_graph_gives_its_weights_back(self):
        model = random_model(2)
        done = export.export(model, self.folder, language={"tokenizer": "ab", "form": 1})
        again = open_model(self.folder / done["file"])
        self.assertEqual(again.shape, model.shape)
        for name, weight in model.named_parameters():
            found = dict(again.named_parameters())[name]
            rounding = weight.abs().max() / 127 if weight.dim() == 2 else 0
            self.assertLessEqual(float((found - weight).abs().max()), float(rounding), name)
        # Rounded once, it stays as it is.
        second = export.export(again, self.folder / "again", language=export.language_of(self.folder / done["file"]))
        third = open_model(self.folder / "again" / second["file"])
        for (name, one), other in zip(again.named_parameters(), third.parameters()):
            torch.testing.assert_close(one, other, rtol=2e-3, atol=1e-5, msg=name)
        self.assertEqual(second["language"], {"tokenizer": "ab", "form": 1, "vocabulary": model.shape.vocabulary})

    def test_a_file_that_is_no_graph_of_ours_is_refused(self):
        path = self.folder / "other.onnx"
        path.write_bytes(b"hello")
        with self.assertRaisesRegex(Refusal, "other.onnx"):
            open_model(path)

        with self.assertRaisesRegex(Refusal, "missing.onnx: cannot be read"):
            open_model(self.folder / "missing.onnx")

    def test_a_graph_that_was_changed_is_refused(self):
        path = self.folder / export.export(random_model(2), self.folder)["file"]
        raw = bytearray(path.read_bytes())
        middle = len(raw) // 2
        raw[middle:middle + 16] = bytes(byte ^ 0xff for byte in raw[middle:middle + 16])
        path.write_bytes(raw)
        with self.assertRaisesRegex(Refusal, "model.onnx: damaged"):
            open_model(path)
        # A model folder has the hash in its manifest.
        sha256 = json.loads((self.folder / "export.json").read_text())["sha256"]
        (self.folder / "manifest.json").write_text(json.dumps({"files": {"model.onnx": {"sha256": sha256}}}))
        (self.folder / "export.json").unlink()
        with self.assertRaisesRegex(Refusal, "model.onnx: damaged"):
            open_model(path)

    def test_the_float_graph_agrees_however_it_is_fed(self):
        model = random_model(2)
        done = export.export(model, self.folder, bits=32)
        ids = documents(1)[0][0, :20]
        expected = trainer_logits(model, ids)
        for pieces in ([20], [11, 9], [17, 1, 1, 1]):
            found = self.read(self.folder / done["file"], model.shape, ids, pieces, batch=2)
            for row in found:
                np.testing.assert_allclose(row, expected, rtol=1e-3, atol=1e-3)

    def test_scores_that_may_grow_large_go_through_a_softmax(self):
        kinds = {}
        for size in (1, 8):
            model = random_model(2)
            with torch.no_grad():
                for name, parameter in model.named_parameters():
                    if name.endswith(("q_norm.weight", "k_norm.weight")):
                        parameter.copy_(torch.full_like(parameter, size))
            path = self.folder / str(size) / export.export(model, self.folder / str(size), bits=32)["file"]
            kinds[size] = onnx_numpy.kinds(path)
            ids = documents(1)[0][0, :20]
            found = self.read(path, model.shape, ids, [11, 9])[0]
            # Large scores make a softmax sharp, and what float32 rounds with it.
            np.testing.assert_allclose(found, trainer_logits(model, ids), rtol=1e-3, atol=1e-3 * size)
        self.assertNotIn("Softmax", kinds[1])
        self.assertIn("Softmax", kinds[8])

    def test_the_8_bit_graph_is_close_and_is_the_model_of_its_rounded_weights(self):
        model = random_model(2)
        done = export.export(model, self.folder, language={"form": 1, "tokenizer": "ab"})
        ids = documents(1)[0][0, :20]
        found = self.read(self.folder / "model.onnx", model.shape, ids, [12, 8])[0]
        expected = trainer_logits(model, ids)
        self.assertLess(np.abs(found - expected).max(), 0.2 * np.abs(expected).max())
        with torch.no_grad():
            for name, parameter in model.named_parameters():
                if parameter.dim() == 2:
                    parameter.copy_(torch.from_numpy(restore(*quantize(parameter.numpy()))))
        np.testing.assert_allclose(found, trainer_logits(model, ids), rtol=1e-3, atol=1e-3)
        self.assertEqual(json.loads((self.folder / "export.json").read_text())["language"]["tokenizer"], "ab")
        self.assertLess(done["bytes"], 1.35 * model.shape.parameters())

    def test_fewer_bits_are_put_together_again_as_they_were_rounded(self):
        model, ids = random_model(2), documents(1)[0][0, :20]
        sizes = {8: export.export(model, self.folder)["bytes"]}
        for bits in (6, 5):
            folder = self.folder / str(bits)
            done = export.export(model, folder, bits, language={"form": 1})
            sizes[bits] = done["bytes"]
            self.assertEqual(json.loads((folder / "export.json").read_text())["bits"], bits)
            found = self.read(folder / "model.onnx", model.shape, ids, [12, 8])[0]
            again = open_model(folder / "model.onnx")
            np.testing.assert_allclose(found, trainer_logits(again, ids), rtol=1e-3, atol=1e-3)
            for (name, weight), other in zip(model.named_parameters(), again.parameters()):
                if weight.dim() == 2:
                    rounded = restore(*quantize(weight.detach().numpy(), bits=bits))
                    np.testing.assert_array_equal(other.detach().numpy(), rounded, name)
        self.assertLess(sizes[6], 0.9 * sizes[8])
        self.assertLess(sizes[5], sizes[6])

    def test_going_back_is_lowering_the_length(self):
        model = random_model(1)
        path = self.folder / export.export(model, self.folder, bits=32)["file"]
        ids = documents(1)[0][0, :12]
        shape = model.shape
        cache = np.zeros((1, 2, 1, shape.kv_heads, CONTEXT, shape.head_size), np.float32)
        keep = np.array([[0]])
        whole = onnx_numpy.run(path, self.feeds(shape, ids[None], 0, cache, np.array([[11]]), 1))
        cache[..., :12, :] = whole["new_kv"]
        again = onnx_numpy.run(path, self.feeds(shape, ids[None, 6:7], 6, cache, keep, CONTEXT))
        np.testing.assert_allclose(again["logits"][0, 0], trainer_logits(model, ids[:7])[-1], rtol=1e-3, atol=1e-3)

    def test_one_prefix_serves_several_forks(self):
        model = random_model(1)
        path = self.folder / export.export(model, self.folder, bits=32)["file"]
        shape, ids = model.shape, documents(1)[0][0, :9]
        cache = np.zeros((1, 2, 1, shape.kv_heads, 16, shape.head_size), np.float32)
        cache[..., :8, :] = onnx_numpy.run(path,
                                           self.feeds(shape, ids[None, :8], 0, cache, np.array([[0]]), 1))["new_kv"]
        forks = np.array([[ids[8]], [40], [41]])
        out = onnx_numpy.run(path, self.feeds(shape, forks, 8, cache, np.zeros((3, 1), np.int64), 16))
        for fork, logits in zip(forks, out["logits"]):
            expected = trainer_logits(model, np.concatenate([ids[:8], fork]))[-1]
            np.testing.assert_allclose(logits[0], expected, rtol=1e-3, atol=1e-3)

    def test_8_bits_lose_less_than_half_a_step(self):
        matrix = np.random.default_rng(0).normal(size=(8, 96)).astype(np.float32)
        values, scales = quantize(matrix)
        step = scales.astype(np.float32).repeat(32, axis=1)
        self.assertTrue((np.abs(restore(values, scales) - matrix) <= 0.51 * step + 1e-6).all())
        for bits in (6, 5):
            coarse, wide = quantize(matrix, bits=bits)
            self.assertEqual(int((coarse % (1 << 8 - bits)).max()), 0)
            np.testing.assert_array_equal(unpack(*pack_planes(coarse, bits), bits), coarse)
            # The search for a scale loses no more than the plain one, whose step is the largest weight's share.
            step = np.abs(matrix.reshape(8, 3, 32)).max(-1) / ((1 << bits - 1) - 1)
            lost = np.square(restore(coarse, wide) - matrix).mean()
            self.assertLess(lost, np.square(step).mean() / 12 * 1.05)
            self.assertGreater(lost, np.square(restore(values, scales) - matrix).mean())
        with self.assertRaisesRegex(Refusal, "not a finite number"):
            quantize(np.full((1, 32), np.nan, np.float32), "m")


class HuggingFace(Folder):
    def test_weights_are_written_as_the_format_says(self):
        tensors = {"a": torch.arange(6.0).view(2, 3), "b": torch.tensor([1.5, -2.0]).to(torch.bfloat16)}
        tensorfile.save(self.folder / "w.safetensors", tensors, {"format": "pt"})
        raw = (self.folder / "w.safetensors").read_bytes()
        (length,) = struct.unpack("<Q", raw[:8])
        header = json.loads(raw[8:8 + length])
        self.assertEqual(header["a"], {"dtype": "F32", "shape": [2, 3], "data_offsets": [0, 24]})
        self.assertEqual(header["b"], {"dtype": "BF16", "shape": [2], "data_offsets": [24, 28]})
        self.assertEqual(raw[8 + length:], np.arange(6, dtype="<f4").tobytes() + bytes([0xC0, 0x3F, 0x00, 0xC0]))
        again, metadata = tensorfile.load(self.folder / "w.safetensors")
        self.assertTrue(all(torch.equal(tensors[name], again[name]) for name in tensors))
        self.assertEqual(metadata, {"format": "pt"})
        for damaged in (raw[:-1], raw[:5], b"\xff" * 8 + raw[8:], raw + b"\0"):
            (self.folder / "w.safetensors").write_bytes(damaged)
            with self.assertRaisesRegex(Refusal, "w.safetensors: truncated or corrupt"):
                tensorfile.load(self.folder / "w.safetensors")

    def test_a_folder_gives_the_model_back(self):
        model = random_model(2)
        (self.folder / "vocabulary.json").write_text("{}")
        save_folder(self.folder / "hf", dict(model.named_parameters()), model.shape, "float32",
                    self.folder / "vocabulary.json")
        again = load_folder(self.folder / "hf")
        self.assertEqual(again.shape, model.shape)
        for first, second in zip(model.parameters(), again.parameters()):
            self.assertTrue(torch.equal(first, second))
        self.assertTrue((self.folder / "hf" / "vocabulary.json").is_file())

    @unittest.skipUnless(has("transformers"), "the package transformers is not installed here")
    def test_transformers_loads_it_unchanged_and_agrees(self):
        for depth in (1, 2):
            model = random_model(depth)
            folder = save_folder(self.folder / f"hf{depth}", dict(model.named_parameters()), model.shape, "float32")
            name, worst, size = check_hf.largest_difference(folder, [documents(1)[0][0], np.array([5])])
            self.assertEqual(name, "Qwen3ForCausalLM")
            self.assertLess(worst, 1e-3 * max(1.0, size))

    def test_a_folder_of_another_kind_is_refused(self):
        model = random_model(1)
        folder = save_folder(self.folder / "hf", dict(model.named_parameters()), model.shape)
        config = json.loads((folder / "config.json").read_text())
        for change, said in (({"model_type": "gpt2"}, "'gpt2'"), ({"attention_bias": True}, "attention_bias"),
                             ({"num_hidden_layers": 2}, "model.layers.1"), ({"hidden_size": 64}, "has shape")):
            (folder / "config.json").write_text(json.dumps({**config, **change}))
            with self.assertRaisesRegex(Refusal, said):
                load_folder(folder)

    def test_a_model_of_others_is_fine_tuned_with_new_tokens(self):
        base = random_model(1, vocabulary=5000)
        folder = save_folder(self.folder / "base", dict(base.named_parameters()), base.shape, "float32")
        data = shard(self.folder / "data.ndbg", vocabulary=5100, version=2)
        self.assertEqual(
            self.train("--init", folder, "--data", data, "--steps", 3, "--out", self.folder / "tuned", "--warmup", 1), 0
        )
        start = json.loads((self.folder / "tuned" / "log.jsonl").read_text().splitlines()[0])
        tuned = load_folder(self.folder / "tuned" / "model")
        self.assertEqual(tuned.shape.vocabulary, 5120)
        self.assertIsNone(start["options"]["rate"])
        old, new = base.model.embed_tokens.weight.detach(), tuned.model.embed_tokens.weight.detach()
        self.assertLess((new[:5056] - old).abs().max().item(), 3e-3)
        self.assertFalse(torch.equal(new[:5056], old.to(torch.bfloat16).float()))
        torch.testing.assert_close(new[5100], old.mean(0), rtol=0.02, atol=1e-3)


class Carrying(Folder):
    def test_parts_that_travelled_in_two_trips_make_the_file_again(self):
        raw = np.random.default_rng(0).bytes(5 * 2**20 + 17)
        (self.folder / "model.onnx").write_bytes(raw)
        there = self.folder / "there"
        for group in (0, 1):
            trip = self.folder / f"trip{group}"
            names = pack([self.folder / "model.onnx"], trip, part_mb=1, group=group, groups_of=3)
            self.assertEqual(len(names), 6)
            self.assertEqual(len(list(trip.glob("*.part-*"))), 3)
            there.mkdir(exist_ok=True)
            for path in trip.iterdir():
                path.rename(there / path.name)
            if group == 0:
                with self.assertRaisesRegex(Refusal, "part-003: this part has not arrived"):
                    join(there)
        join(there)
        self.assertEqual((there / "model.onnx").read_bytes(), raw)


if __name__ == "__main__":
    unittest.main()
