"""Scores several weights on the same held-out rows, teacher-forced, to choose which to ship.

    python -m ndbg_train.score WEIGHTS ... --data held-out.ndbg [--rows 256] [--vocabulary FILE] [--best FILE]

WEIGHTS are runs, checkpoints, Hugging Face folders or exported model.onnx files; exported ones are rounded as they will
be shipped. --best writes the path of those with the lowest loss to a file, for a script to read.
"""
import argparse
from pathlib import Path

import torch

from .evaluate import Evaluation, read_actions
from .open_model import open_model
from .refusal import Refusal, speaking_plainly
from .shards import read_shard


def row(path, scores):
    right = f"{100 * scores['state_accuracy']:.2f} % of {scores['states']}"
    line = f"{path}: loss {scores['eval_loss']:.4f}  next state {right}"
    by_action = [f"{name} {100 * each['right'] / each['of']:.1f}" for name, each in scores["by_action"].items()]
    return line if len(by_action) < 2 else f"{line}  ({', '.join(by_action)})"


@speaking_plainly
def main(argv=None):
    parser = argparse.ArgumentParser(prog="ndbg_train.score", description=__doc__.split("\n")[0])
    parser.add_argument("weights", nargs="+")
    parser.add_argument("--data", required=True, help="a shard of held-out rows")
    parser.add_argument("--rows", type=int, default=256)
    parser.add_argument("--micro-rows", type=int, default=8, help="rows at once: lower it to save memory")
    parser.add_argument("--vocabulary", help="a vocabulary file: gives accuracy by action")
    parser.add_argument("--best", help="write the path of the weights with the lowest loss there")
    parser.add_argument("--device", help="cuda or cpu (default: cuda where there is one)")
    args = parser.parse_args(argv)
    if args.rows < 1:
        raise Refusal(f"--rows {args.rows}: score at least one")
    device = args.device or ("cuda" if torch.cuda.is_available() else "cpu")
    dtype = torch.bfloat16 if device == "cuda" else torch.float32
    header, words = read_shard(args.data)
    actions = read_actions(args.vocabulary) if args.vocabulary else None
    evaluation = Evaluation(words[:args.rows], header.version, min(args.micro_rows, args.rows, len(words)), actions)
    best = None
    for path in args.weights:
        model = open_model(path, device)
        if header.vocabulary > model.shape.vocabulary or header.context > model.shape.context:
            raise Refusal(f"{path}: made for another vocabulary or a shorter context than {args.data}")
        scores = evaluation.score(model, device, "dense", dtype)
        print(row(path, scores), flush=True)
        if best is None or scores["eval_loss"] < best[0]:
            best = scores["eval_loss"], path
    if args.best:
        Path(args.best).write_text(f"{best[1]}\n")


if __name__ == "__main__":
    main()
