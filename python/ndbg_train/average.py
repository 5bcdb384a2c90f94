"""Averages weights of one lineage and exports the result.

    python -m ndbg_train.average WEIGHTS[=SHARE] WEIGHTS[=SHARE] ... --out DIR [--bits 4|5|6|8|32]

WEIGHTS is a run, a checkpoint, a Hugging Face folder, or an exported model.onnx; SHARE is its weight, 1 by default.
Checkpoints of one run and of the run that it began from are close together, so averaging removes their noise. The
last one gives the language and the number of tokens.
"""
import argparse
from dataclasses import asdict

import torch

from .export import export, language_of
from .open_model import open_model
from .quantize import BITS
from .refusal import Refusal, speaking_plainly

SPOKEN = ("tokenizer", "form", "vocabulary")


def parse(text):
    """Parses an argument as (path, share); a path may contain equals signs."""
    path, equals, share = text.rpartition("=")
    if not equals:
        return text, 1.0
    try:
        share = float(share)
    except ValueError:
        return text, 1.0
    if not 0 < share < float("inf"):
        raise Refusal(f"{text}: the share of an average is a number above zero")
    return path, share


def average(parts):
    """Returns the averaged model and its language. `parts`: paths with their shares."""
    if len(parts) < 2:
        raise Refusal("an average takes two or more weights")
    total = sum(share for _path, share in parts)
    sums, first, spoken = None, None, None
    for path, share in parts:
        model, language = open_model(path), language_of(path)
        if sums is None:
            first, spoken = model.shape, {key: language.get(key) for key in SPOKEN}
            sums = {name: torch.zeros_like(weight) for name, weight in model.named_parameters()}
        for key, value in asdict(first).items():
            if getattr(model.shape, key) != value:
                raise Refusal(f"{path}: its {key} is {getattr(model.shape, key)}, that of {parts[0][0]} is {value}")
        for key, value in spoken.items():
            if language.get(key) != value:
                raise Refusal(f"{path}: its {key} differs from that of {parts[0][0]}")
        with torch.no_grad():
            for name, weight in model.named_parameters():
                sums[name] += share / total * weight
    with torch.no_grad():
        for name, weight in model.named_parameters():
            weight.copy_(sums[name])
    return model, language


@speaking_plainly
def main(argv=None):
    parser = argparse.ArgumentParser(prog="ndbg_train.average", description=__doc__.split("\n")[0])
    parser.add_argument("weights", nargs="+",
                        help="a run, a checkpoint, a folder or a model.onnx; =SHARE gives a weight other than 1")
    parser.add_argument("--out", required=True, help="folder for model.onnx")
    parser.add_argument("--bits", type=int, choices=(*BITS, 32), default=8)
    args = parser.parse_args(argv)
    model, language = average([parse(text) for text in args.weights])
    done = export(model, args.out, args.bits, language=language)
    print(f"{args.out}/{done['file']}: {done['bytes'] / 1e6:.1f} MB, {done['sha256']}")


if __name__ == "__main__":
    main()
