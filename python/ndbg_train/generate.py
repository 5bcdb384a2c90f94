"""Completes a file of prompts in batches and writes a file of completions.

    python -m ndbg_train.generate --model DIR --prompts FILE --out FILE [--samples K --temperature T --top-p P]

prompts.py describes the file of prompts. A completion is a line {"id", "samples": [{"ids", "logprobs", "finished"}]}.
The last of `ids` is the one that stopped it. `logprobs` are the model's own (before temperature and top-p), and null
for inserted tokens. `finished` is "stop", "length" or "context". The completion of a prompt does not depend on the
batch, sampled or not: each sample has a random stream of its own.
"""
import argparse
import json
import sys
import time
import zlib
from dataclasses import replace

import numpy as np
import torch

from .decode import Decoder
from .open_model import open_model
from .prompts import read_prompts
from .refusal import speaking_plainly
from .turns import Turns


def choose(logits, uniforms, temperature, top_p):
    """Samples a token per row; greedy at temperature 0. Tokens are sorted by probability, the fewest that hold
    `top_p` are kept, and the first whose cumulated probability passes the row's uniform number is taken."""
    if temperature == 0:
        return logits.argmax(dim=-1)
    chances, order = torch.softmax(logits / temperature, dim=-1).sort(dim=-1, descending=True, stable=True)
    before = chances.cumsum(dim=-1) - chances
    chances = torch.where(before < top_p, chances, torch.zeros_like(chances))
    heap = chances.cumsum(dim=-1)
    place = (heap <= uniforms[:, None] * heap[:, -1:]).sum(dim=-1, keepdim=True)
    last = (chances > 0).sum(dim=-1, keepdim=True) - 1
    return order.gather(1, torch.minimum(place, last)).squeeze(1)


def _uniforms(prompts, samples, steps, seed):
    streams = [
        np.random.default_rng([seed, zlib.crc32(str(prompt.id).encode()), sample]).random(steps, dtype=np.float32)
        for prompt in prompts
        for sample in range(samples)
    ]
    return np.stack(streams)


@torch.no_grad()
def complete(model, prompts, seed=0, dtype=torch.float32, graphs=False):
    """Completes prompts that fit in one batch, sorted by falling length and sampled in one way. Returns a list of
    samples for each."""
    device, context = model.cos.device, model.shape.context
    samples, temperature, top_p = prompts[0].samples, prompts[0].temperature, prompts[0].top_p
    limits = [max(0, min(p.max_new, context - len(p.ids))) for p in prompts]
    end, steps = len(prompts[0].ids), max(limits)
    rows = len(prompts) * samples
    decoder = Decoder(model, len(prompts), end + max(1, steps), dtype, graphs)
    logits = decoder.prefill([p.ids[:context] for p in prompts], end).repeat_interleave(samples, dim=0)
    decoder.repeat(samples)
    lengths = torch.tensor([len(p.ids) for p in prompts], device=device).repeat_interleave(samples)
    uniforms = torch.zeros(rows, max(1, steps), device=device)
    if temperature > 0 and steps:
        uniforms = torch.from_numpy(_uniforms(prompts, samples, steps, seed)).to(device)
    tokens = torch.zeros(rows, max(1, steps), dtype=torch.long, device=device)
    scores = torch.zeros(rows, max(1, steps), device=device)
    turns = Turns(prompts, samples, model.shape.vocabulary, limits, device)
    used = torch.zeros(rows, dtype=torch.long, device=device)
    stopped = torch.zeros(rows, dtype=torch.bool, device=device)
    alive = torch.arange(rows, device=device)
    for step in range(steps):
        token, chose = turns.take(choose(logits, uniforms[alive, step], temperature, top_p))
        score = torch.log_softmax(logits, dim=-1).gather(1, token[:, None]).squeeze(1)
        tokens[alive, step] = token
        scores[alive, step] = torch.where(chose, score, torch.full_like(score, float("nan")))
        if step + 1 == steps:
            break
        # Asking the device costs a wait, so it is asked rarely. Once half of the rows are done, they are dropped.
        if step % 16 == 15:
            going = torch.nonzero(~turns.done).squeeze(1)
            if len(going) == 0:
                break
            if len(going) <= len(alive) // 2:
                used[alive], stopped[alive] = turns.count, turns.stopped
                decoder.keep(going)
                turns.keep(going)
                alive, token = alive[going], token[going]
        logits = decoder.step(token, (lengths[alive] + step).clamp(max=context - 1), end + step)
    used[alive], stopped[alive] = turns.count, turns.stopped
    tokens, scores, used, stopped = (part.tolist() for part in (tokens, scores, used, stopped))
    results = []
    for row, prompt in enumerate(prompts):
        kept = []
        for at in range(row * samples, (row + 1) * samples):
            ending = "stop" if stopped[at] else "length" if limits[row] == prompt.max_new else "context"
            logprobs = [None if score != score else round(score, 5) for score in scores[at][:used[at]]]
            kept.append({"ids": tokens[at][:used[at]], "logprobs": logprobs, "finished": ending})
        results.append(kept)
    return results


def generate(model, prompts, seed=0, dtype=torch.float32, graphs=False, batch=1024, progress=None):
    """Completes any number of prompts and returns the completions in their order."""
    ways = {}
    for at, prompt in enumerate(prompts):
        ways.setdefault((prompt.samples, prompt.temperature, prompt.top_p), []).append(at)
    results, finished = [None] * len(prompts), 0
    for (samples, _temperature, _top_p), members in ways.items():
        order, size = sorted(members, key=lambda at: -len(prompts[at].ids)), max(1, batch // samples)
        for first in range(0, len(order), size):
            group = order[first:first + size]
            for at, completion in zip(group, complete(model, [prompts[at] for at in group], seed, dtype, graphs)):
                results[at] = completion
            finished += len(group)
            if progress:
                progress(finished)
    return results


@speaking_plainly
def main(argv=None):
    parser = argparse.ArgumentParser(prog="ndbg_train.generate", description=__doc__.split("\n")[0])
    parser.add_argument("--model", required=True, help="a Hugging Face folder, a checkpoint or a run")
    parser.add_argument("--prompts", required=True)
    parser.add_argument("--out", required=True)
    parser.add_argument("--samples", type=int, help="default: what the prompt says, else 1")
    parser.add_argument("--temperature", type=float, help="0 is greedy, and the default")
    parser.add_argument("--top-p", type=float)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--batch", type=int, default=1024, help="sequences at a time")
    parser.add_argument("--device", default="cuda" if torch.cuda.is_available() else "cpu")
    parser.add_argument("--dtype", choices=("auto", "float32", "bfloat16"), default="auto")
    parser.add_argument("--no-graphs", action="store_true", help="launch each kernel, also on CUDA")
    args = parser.parse_args(argv)
    cuda = args.device.startswith("cuda")
    dtype = {"auto": torch.bfloat16 if cuda else torch.float32, "float32": torch.float32,
             "bfloat16": torch.bfloat16}[args.dtype]
    model = open_model(args.model, args.device).requires_grad_(False).cast(dtype)
    said = {key: getattr(args, key) for key in ("samples", "temperature", "top_p") if getattr(args, key) is not None}
    prompts = [replace(prompt, **said) for prompt in read_prompts(args.prompts, model.shape.vocabulary)]
    began = time.monotonic()
    results = generate(
        model, prompts, args.seed, dtype, cuda and not args.no_graphs, args.batch,
        lambda count: print(f"{count}/{len(prompts)} prompts", file=sys.stderr, flush=True),
    )
    with open(args.out, "w", encoding="utf-8") as out:
        for prompt, completions in zip(prompts, results):
            out.write(json.dumps({"id": prompt.id, "samples": completions}) + "\n")
    seconds = time.monotonic() - began
    count = sum(len(sample["ids"]) for completions in results for sample in completions)
    print(f"{len(prompts)} prompts, {count} tokens in {seconds:.1f} s ({count / seconds:.0f} a second)", flush=True)


if __name__ == "__main__":
    main()
