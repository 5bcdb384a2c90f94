"""Measures training on random rows: the kinds of attention, the sizes of micro-batches, and the share of peak speed.

    python -m ndbg_train.bench --depth 60m --kinds flex,varlen --micro-rows 32,64 [--steps 8]

Each kind of attention is first compared with the dense one: loss and gradients must agree.
"""
import argparse
import tempfile
import time
import traceback
from pathlib import Path

import numpy as np
import torch

from .attention import make_plan
from .batches import Feeder, make_micro, targets_of, unpack
from .options import parser as train_parser
from .processes import Processes
from .refusal import Refusal, speaking_plainly
from .run import Run
from .shape import depth_of, shape_of_depth
from .model import Model
from .sharing import plain
from .shards import read_shard, write_shard


def made_up_shard(path, rows, context, vocabulary, seed=0, mean_length=350):
    """Documents of random lengths, 40 % of their tokens targets, in runs like those of states."""
    chance = np.random.default_rng(seed)
    ids = chance.integers(1, vocabulary, (rows, context))
    starts = chance.random((rows, context)) < 1 / mean_length
    starts[:, 0] = True
    targets = np.repeat(chance.random((rows, context // 16)) < 0.4, 16, axis=1) & ~starts
    write_shard(path, ids, targets, starts, vocabulary)


def disagreement(kind, device, dtype, compiled, path):
    """The relative difference of one kind's loss and gradients from those of dense attention."""
    _header, words = read_shard(path)
    micro = make_micro(plain(words[:2], 1), 1).to(device)
    ids, reach, positions = unpack(micro.planes)
    results = []
    for way, fast in (("dense", False), (kind, compiled)):
        model = Model(shape_of_depth(2, 512, words.shape[1])).initialise(0).to(device)
        with torch.no_grad():
            for name, parameter in model.named_parameters():
                if parameter.dim() == 2:
                    generator = torch.Generator().manual_seed(len(name))
                    parameter.copy_(torch.randn(parameter.shape, generator=generator) * 0.05)
        if fast:
            model.compile_parts()
        plan = make_plan(way, reach, micro.bounds, fast)
        loss = model(ids % 512, positions, plan, way, dtype, targets_of(micro, ids % 512))
        loss.backward()
        results.append((loss.detach().float(), model.model.layers[0].self_attn.k_proj.weight.grad.float()))
    (loss, gradient), (other_loss, other_gradient) = results
    return float((loss - other_loss).abs() / loss.abs()), float((gradient - other_gradient).norm() / gradient.norm())


def time_training(args, kind, micro_rows, folder, processes):
    options = train_parser().parse_args([
        "--out", str(folder / "run"), "--data", str(folder / "made-up.ndbg"),
        "--depth", args.depth, "--steps", "1000000",
        "--attention", kind, "--batch-rows", str(args.batch_rows), "--micro-rows", str(micro_rows),
        *(["--no-compile"] if args.no_compile else []), *(["--recompute"] if args.recompute else []),
    ])
    cuda = processes.device.type == "cuda"
    if cuda:
        torch.cuda.reset_peak_memory_stats()
    began = time.monotonic()
    run = Run(options, processes, began)
    run.log.speaks = False
    feeder = Feeder(run.source, 0, options.batch_rows, micro_rows, pin=cuda)
    settle = torch.cuda.synchronize if cuda else lambda: None
    try:
        for _ in range(2):
            run.train_on(feeder.next(), 1.0)
        settle()
        ready, tokens, flops = time.monotonic(), 0, 0
        for _ in range(args.steps):
            batch = feeder.next()
            run.train_on(batch, 1.0)
            tokens += batch.tokens
            flops += run.shape.flops(batch.tokens, batch.targets, sum(m.attended for m in batch.micros))
        settle()
        seconds = time.monotonic() - ready
    finally:
        feeder.close()
    memory = torch.cuda.max_memory_allocated() / 2**30 if cuda else 0.0
    share = f"{100 * flops / seconds / run.peak:5.1f} % of peak" if run.peak else "no known peak"
    return f"{tokens / seconds / 1e3:8.0f} k tokens/s  {share}  {memory:6.1f} GiB  start-up {ready - began:5.1f} s"


@speaking_plainly
def main(argv=None):
    parser = argparse.ArgumentParser(prog="ndbg_train.bench", description=__doc__.split("\n")[0])
    parser.add_argument("--depth", default="60m")
    parser.add_argument("--kinds", default="flex,varlen")
    parser.add_argument("--micro-rows", default="64")
    parser.add_argument("--batch-rows", type=int, default=256)
    parser.add_argument("--context", type=int, default=2048)
    parser.add_argument("--steps", type=int, default=8)
    parser.add_argument("--no-compile", action="store_true")
    parser.add_argument("--recompute", action="store_true")
    args = parser.parse_args(argv)
    processes = Processes()
    device = processes.device
    cuda = device.type == "cuda"
    dtype = torch.bfloat16 if cuda else torch.float32
    name = torch.cuda.get_device_name() if cuda else "CPU"
    parameters = shape_of_depth(depth_of(args.depth), 4096, args.context).parameters()
    lines = [f"{name}, PyTorch {torch.__version__}, {parameters / 1e6:.1f} M parameters, {args.batch_rows} rows a step"]
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        made_up_shard(folder / "made-up.ndbg", 2 * args.batch_rows, args.context, 4096)
        for kind in args.kinds.split(","):
            try:
                compiled = cuda and not args.no_compile
                loss, gradient = disagreement(kind, device, dtype, compiled, folder / "made-up.ndbg")
                lines.append(f"{kind}: loss differs from dense by {loss:.1e}, a gradient by {gradient:.1e}")
                print(lines[-1], flush=True)
                for micro_rows in map(int, args.micro_rows.split(",")):
                    speed = time_training(args, kind, micro_rows, folder, processes)
                    lines.append(f"{kind:7s} {micro_rows:4d} rows at once  {speed}")
                    print(lines[-1], flush=True)
                    if cuda:
                        torch.cuda.empty_cache()
            except Refusal as refusal:
                lines.append(f"{kind}: {refusal}")
            except Exception as error:  # a kind that fails must not hide the figures of the others
                traceback.print_exc()
                lines.append(f"{kind}: failed: {type(error).__name__}: {str(error)[:200]}")
    print("\n" + "\n".join(lines), flush=True)


if __name__ == "__main__":
    main()
