"""Loads an exported folder with transformers, unchanged, and compares its logits with the trainer's.

    python -m ndbg_train.check_hf DIR [--data held-out.ndbg]

Without --data, on random ids. Exit status 1 if they differ by more than float32 rounding explains.
"""
import argparse
import sys

import numpy as np
import torch

from .check_onnx import documents, trainer_logits
from .hugging_face import load_folder
from .refusal import Refusal, speaking_plainly
from .shards import read_shard

TOLERANCE = 1e-3


def largest_difference(folder, samples):
    """The largest difference of logits over lists of ids, with both models in float32; and the largest logit."""
    try:
        import transformers
    except ImportError:
        raise Refusal("this check needs the Python package transformers") from None
    theirs = transformers.AutoModelForCausalLM.from_pretrained(folder)
    theirs = theirs.float().eval()
    ours = load_folder(folder)
    worst = size = 0.0
    for ids in samples:
        with torch.no_grad():
            expected = theirs(torch.from_numpy(ids)[None]).logits[0].numpy()
        found = trainer_logits(ours, ids)
        worst = max(worst, float(np.abs(expected - found).max()))
        size = max(size, float(np.abs(expected).max()))
    return type(theirs).__name__, worst, size


@speaking_plainly
def main(argv=None):
    parser = argparse.ArgumentParser(prog="ndbg_train.check_hf", description=__doc__.split("\n")[0])
    parser.add_argument("folder")
    parser.add_argument("--data", help="a shard to take documents from")
    args = parser.parse_args(argv)
    shape = load_folder(args.folder).shape
    if args.data:
        header, words = read_shard(args.data)
        samples = documents(words, header.version, 16)
    else:
        chance = np.random.default_rng(0)
        samples = [chance.integers(0, shape.vocabulary, size) for size in (1, 7, min(200, shape.context))]
    name, worst, size = largest_difference(args.folder, samples)
    print(f"{args.folder}: {name}, largest difference of logits {worst:.2e} (logits up to {size:.1f})")
    return 0 if worst < TOLERANCE * max(1.0, size) else 1


if __name__ == "__main__":
    sys.exit(main())
