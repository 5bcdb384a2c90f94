"""The options of a training run."""
import argparse

from .attention import KINDS


def parser():
    p = argparse.ArgumentParser(prog="ndbg_train.train", description="Trains a model on token shards.")
    run = p.add_argument_group("the run")
    run.add_argument("--out", required=True, help="the run's folder: log, checkpoints, the finished model")
    run.add_argument("--depth", default="toy", help="the one dial for size: layers, or toy, 16m, 30m, 60m, 110m")
    run.add_argument("--seed", type=int, default=0)
    run.add_argument("--device", help="cuda or cpu (default: cuda where there is one)")
    run.add_argument("--name", default="", help="written into the log")

    data = p.add_argument_group("data")
    data.add_argument("--data", nargs="+", required=True, help="shards, folders of them, a pipe, or - for stdin")
    data.add_argument("--growing", action="store_true", help="--data is a folder in which shards appear; read ones go")
    data.add_argument("--live", dest="growing", action="store_true", help=argparse.SUPPRESS)  # the earlier name
    data.add_argument("--replay", type=int, default=0, help="--growing: show one of the last N shards again, not wait")
    data.add_argument("--interleave", type=int, default=8, help="shards shuffled together")
    data.add_argument("--share", type=int, default=0, metavar="SLOTS",
                      help="lay documents that begin alike out as trees, in rows of this many slots: their common "
                      "beginning is computed once")
    data.add_argument("--vocabulary", help="a vocabulary file: gives accuracy by action, travels with the model")
    data.add_argument("--tokenizer", help="tokenizer file or folder to put into the finished model's folder")

    start = p.add_argument_group("where to start (at most one)").add_mutually_exclusive_group()
    start.add_argument("--resume", help="go on from a checkpoint, or from the newest of a run")
    start.add_argument("--decay-from", help="branch off a checkpoint of the trunk and decay to zero")
    start.add_argument(
        "--init",
        help="start from a Hugging Face folder or an exported model.onnx (with AdamW and a low " "rate by default)",
    )

    long = p.add_argument_group("how long")
    long.add_argument("--steps", type=int, help="steps of this run")
    long.add_argument("--minutes", type=float, help="wall-clock budget, start-up included: the run ends itself")
    long.add_argument("--reserve", type=float, default=20, help="seconds of --minutes kept for the last save")
    long.add_argument("--warmup", type=int, help="steps (default 100; 750 with --init; a resumed run's own)")
    long.add_argument("--decay-steps", type=int, help="the last steps, on which the rate goes to zero")
    long.add_argument("--decay-share", type=float, default=0.0, help="with --minutes: the share of time that decays")

    batch = p.add_argument_group("batch and optimiser")
    batch.add_argument("--batch-rows", type=int, default=256, help="rows a step, over all processes")
    batch.add_argument("--micro-rows", type=int, default=64, help="rows at once on one device: lower it to save memory")
    batch.add_argument("--optimizer", choices=("muon", "adamw"))
    batch.add_argument("--matrix-rate", type=float, help="Muon's (default 0.02)")
    batch.add_argument("--rate", type=float, help="AdamW's (default 3e-3; 1e-3 alone; 1e-5 with --init)")
    batch.add_argument("--weight-decay", type=float, help="default 0.01; 0.1 with AdamW alone")
    batch.add_argument("--clip", type=float, default=1.0)

    how = p.add_argument_group("how it runs")
    how.add_argument("--dtype", choices=("auto", "bfloat16", "float32"), default="auto")
    how.add_argument("--attention", choices=("auto", *KINDS), default="auto")
    how.add_argument(
        "--quantize",
        choices=("4", "none"),
        help="train for weights of 4 bits: compute with weights rounded "
        "as the export rounds them (default none; a resumed run's own)",
    )
    how.add_argument("--quantize-embedding", choices=("8", "4", "none"), help="bits of the embedding then (default 8)")
    how.add_argument("--no-compile", action="store_true")
    how.add_argument("--recompute", action="store_true", help="forget activations and compute them again: saves memory")
    how.add_argument("--fsdp", action="store_true", help="shard a large model over the processes of torchrun")

    look = p.add_argument_group("looking and saving")
    look.add_argument("--log-every", type=int, default=10)
    look.add_argument("--eval-data", nargs="+", help="held-out shards")
    look.add_argument("--eval-rows", type=int, default=256)
    look.add_argument("--eval-every", type=int, default=250)
    look.add_argument("--eval-prompts", help="prompts with an `expect` list: exact match by generation, at the end")
    look.add_argument("--save-every", type=int, default=0, help="steps between checkpoints (0: only at the end)")
    look.add_argument("--keep", type=int, default=2, help="checkpoints to keep (0: all)")
    look.add_argument("--split-mb", type=int, default=0, help="split checkpoint files into parts of this many MiB")
    look.add_argument("--light", action="store_true", help="checkpoints of bfloat16 weights alone, to carry")
    return p
