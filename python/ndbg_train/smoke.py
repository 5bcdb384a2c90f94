"""Checks that everything works on this machine: runs every command briefly on random rows and prints a table.

    python -m ndbg_train.smoke --work DIR [--depth 60m]
"""
import argparse
import json
import shutil
import time
import traceback
from pathlib import Path

import numpy as np
import torch

from . import bench, check_hf, check_onnx, export, generate, train
from .shards import write_shard


def counting_shard(path, rows, context, seed):
    """Documents that count up in steps: learnable in a minute, so accuracy must rise."""
    chance = np.random.default_rng(seed)
    ids, targets, starts = (np.zeros((rows, context), np.int64) for _ in range(3))
    for row in range(rows):
        at = 0
        while at < context:
            size = min(int(chance.integers(24, 200)), context - at)
            first, step = int(chance.integers(0, 500)), int(chance.integers(1, 8))
            text = np.concatenate([[1, 10 + first, 2 + step], 10 + (first + step * np.arange(1, size)) % 900])[:size]
            ids[row, at:at + size], starts[row, at] = text, 1
            targets[row, at + 3:at + size] = 1
            at += size
    write_shard(path, ids, targets, starts, 1024)


def prompts_file(path, count):
    with open(path, "w") as out:
        for number in range(count):
            first, step, shown = number % 450, 1 + number % 7, number % 37
            ids = [1, 10 + first, 2 + step] + [10 + (first + step * at) % 900 for at in range(1, shown)]
            out.write(json.dumps({"id": str(number), "ids": ids, "max_new": 64, "stop": [0]}) + "\n")


def main(argv=None):
    parser = argparse.ArgumentParser(prog="ndbg_train.smoke", description=__doc__.split("\n")[0])
    parser.add_argument("--work", required=True)
    parser.add_argument("--depth", default="60m")
    parser.add_argument("--steps", type=int, default=40)
    parser.add_argument("--rows", type=int, default=256)
    parser.add_argument("--context", type=int, default=2048)
    parser.add_argument("--kinds", default="flex,varlen")
    parser.add_argument("--prompts", type=int, default=800)
    args = parser.parse_args(argv)
    work = Path(args.work)
    work.mkdir(parents=True, exist_ok=True)
    for name in ("run", "decayed"):
        shutil.rmtree(work / name, ignore_errors=True)
    counting_shard(work / "train.ndbg", 8 * args.rows, args.context, 0)
    counting_shard(work / "held.ndbg", 64, args.context, 1)
    prompts_file(work / "prompts.jsonl", args.prompts)
    micro = min(64, args.rows)
    common = ["--data", str(work / "train.ndbg"), "--eval-data", str(work / "held.ndbg"),
              "--batch-rows", str(args.rows),
              "--micro-rows", str(micro), "--log-every", "5", "--eval-rows", "64", "--warmup", "5"]
    run, model = str(work / "run"), str(work / "run" / "model")
    parts = {
        "bench": lambda: bench.main(["--depth", args.depth, "--kinds", args.kinds, "--micro-rows", str(micro),
                                     "--batch-rows", str(args.rows), "--context", str(args.context), "--steps", "6"]),
        "train": lambda: train.main([*common, "--out", run, "--depth", args.depth, "--steps", str(args.steps)]),
        "decay": lambda: train.main([*common, "--out", str(work / "decayed"),
                                     "--decay-from", run, "--decay-steps", "5"]),
        "generate": lambda: generate.main(["--model", model, "--prompts", str(work / "prompts.jsonl"),
                                           "--out", str(work / "greedy.jsonl")]),
        "sample": lambda: generate.main(["--model", model, "--prompts", str(work / "prompts.jsonl"), "--samples", "4",
                                         "--temperature", "0.6", "--top-p", "0.95",
                                         "--out", str(work / "drawn.jsonl")]),
        "export": lambda: export.main(["--model", model, "--out", str(work / "onnx")]),
        "check_onnx": lambda: check_onnx.main(["--model", model, "--onnx", str(work / "onnx" / "model.onnx"),
                                               "--data", str(work / "held.ndbg"), "--documents", "8"]),
        "check_hf": lambda: check_hf.main([model, "--data", str(work / "held.ndbg")]),
    }
    table = []
    for name, part in parts.items():
        print(f"--- {name}", flush=True)
        began = time.monotonic()
        try:
            said = "failed" if part() else "works"
        except SystemExit as stop:
            said = "works" if not stop.code else f"failed with status {stop.code}"
        except Exception as error:  # the table shows all failures, not only the first
            traceback.print_exc()
            said = f"failed: {type(error).__name__}: {str(error)[:160]}"
        table.append(f"{name:12s} {time.monotonic() - began:6.1f} s  {said}")
        if torch.cuda.is_available():
            torch.cuda.empty_cache()
    print("\n" + "\n".join(table), flush=True)


if __name__ == "__main__":
    main()
