"""Averaged weights are the mean of theirs, by shares, and only of weights that belong together."""
import contextlib
import io
import unittest

from tiny import Folder, random_model

from ndbg_train import average, export
from ndbg_train.open_model import open_model
from ndbg_train.refusal import Refusal

SPOKEN = {"tokenizer": "ab", "form": 1, "vocabulary": 96}


class Average(Folder):
    def write(self, name, depth=1, seed=0, bits=32, **language):
        folder = self.folder / name
        done = export.export(random_model(depth, seed), folder, bits, language={**SPOKEN, **language})
        return folder / done["file"]

    def weights(self, path):
        return dict(open_model(path).named_parameters())

    def test_each_weight_counts_by_its_share(self):
        one, two = self.write("one", seed=1, step=5), self.write("two", seed=2, step=9)
        with contextlib.redirect_stdout(io.StringIO()) as said:
            average.main([f"{one}", f"{two}=3", "--bits", "32", "--out", str(self.folder / "mean")])
        mean = self.folder / "mean" / "model.fp32.onnx"
        self.assertIn(str(mean), said.getvalue())
        first, second = self.weights(one), self.weights(two)
        for name, weight in self.weights(mean).items():
            self.assertLess(float((weight - (first[name] + 3 * second[name]) / 4).abs().max()), 1e-6, name)
        name = "model.embed_tokens.weight"
        self.assertGreater(float((first[name] - second[name]).abs().max()), 0.01)
        self.assertEqual(export.language_of(mean), {**SPOKEN, "step": 9})

    def test_eight_bits_are_read_back_and_written_again(self):
        one, two = self.write("one", seed=1, bits=8), self.write("two", seed=2, bits=8)
        model, _language = average.average([(one, 1.0), (two, 1.0)])
        done = export.export(model, self.folder / "mean", language=SPOKEN)
        first, second = self.weights(one), self.weights(two)
        for name, weight in self.weights(self.folder / "mean" / done["file"]).items():
            rounding = float(weight.abs().max()) / 127 if weight.dim() == 2 else 1e-6
            self.assertLessEqual(float((weight - (first[name] + second[name]) / 2).abs().max()), rounding, name)

    def test_a_path_may_have_equals_signs(self):
        self.assertEqual(average.parse("run/a=b"), ("run/a=b", 1.0))
        self.assertEqual(average.parse("run/a=b=0.5"), ("run/a=b", 0.5))

    def test_weights_that_do_not_belong_together_are_refused(self):
        one = self.write("one")
        with self.assertRaisesRegex(Refusal, "two or more"):
            average.average([(one, 1.0)])
        with self.assertRaisesRegex(Refusal, "its layers is"):
            average.average([(one, 1.0), (self.write("deeper", depth=2), 1.0)])
        with self.assertRaisesRegex(Refusal, "its tokenizer differs"):
            average.average([(one, 1.0), (self.write("other", tokenizer="cd"), 1.0)])
        for share in ("0", "-1", "inf"):
            with self.assertRaisesRegex(Refusal, "above zero"):
                average.parse(f"one={share}")


if __name__ == "__main__":
    unittest.main()
