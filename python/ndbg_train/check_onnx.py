"""Compares an exported graph's logits with the trainer's on real rows, using ONNX Runtime's Python package.

    python -m ndbg_train.check_onnx --model RUN --onnx DIR/model.onnx --data held-out.ndbg [--documents 64]

Each document is read in three ways: whole, in two pieces, and the last tokens one by one.
"""
import argparse

import numpy as np
import torch

from .attention import dense_plan, one_document
from .open_model import open_model
from .refusal import Refusal, speaking_plainly
from .shards import WORDS, read_shard


def documents(words, version, limit):
    """The token ids of up to `limit` documents, without padding."""
    kind, mask, _target, start = WORDS[version]
    found = []
    for row in words.view(kind):
        begins = np.flatnonzero((row & kind.type(start)) != 0)
        for begin, end in zip(begins, [*begins[1:], len(row)]):
            ids = (row[begin:end] & kind.type(mask)).astype(np.int64)
            if ids.any() and len(ids) > 3:
                found.append(ids)
                if len(found) == limit:
                    return found
    return found


class Session:
    """One sequence over the graph, whose KV cache is an input."""

    def __init__(self, path, shape):
        import onnxruntime

        self.session = onnxruntime.InferenceSession(str(path), providers=["CPUExecutionProvider"])
        self.shape, self.length = shape, 0
        self.cache = np.zeros((shape.layers, 2, 1, shape.kv_heads, shape.context, shape.head_size), np.float32)

    def read(self, ids):
        count, past = len(ids), self.length
        room = max(1, -(-past // 64) * 64)
        feeds = {
            "ids": ids[None], "positions": np.arange(past, past + count)[None], "past_length": np.array([past]),
            "keep": np.arange(count)[None],
        }
        for layer in range(self.shape.layers):
            for part, name in enumerate("kv"):
                feeds[f"past_{name}.{layer}"] = np.ascontiguousarray(self.cache[layer, part, :, :, :room])
        logits, fresh = self.session.run(None, feeds)
        self.cache[:, :, :, :, past:past + count] = fresh
        self.length += count
        return logits[0]


@torch.no_grad()
def trainer_logits(model, ids):
    ids = torch.from_numpy(ids)[None]
    positions = torch.arange(ids.shape[1])[None]
    hidden = model(ids, positions, dense_plan(one_document(ids)))
    return model.logits(hidden)[0].numpy()


def log_softmax(logits):
    shifted = logits - logits.max(axis=-1, keepdims=True)
    return shifted - np.log(np.exp(shifted).sum(axis=-1, keepdims=True))


def compare(expected, found):
    p, q = log_softmax(expected.astype(np.float64)), log_softmax(found.astype(np.float64))
    return {
        "kl": float((np.exp(p) * (p - q)).sum(axis=-1).mean()),
        "worst": float(np.abs(p - q).max()),
        "same": float((expected.argmax(-1) == found.argmax(-1)).mean()),
    }


@speaking_plainly
def main(argv=None):
    parser = argparse.ArgumentParser(prog="ndbg_train.check_onnx", description=__doc__.split("\n")[0])
    parser.add_argument("--model", required=True)
    parser.add_argument("--onnx", required=True)
    parser.add_argument("--data", required=True)
    parser.add_argument("--documents", type=int, default=64)
    args = parser.parse_args(argv)
    try:
        import onnxruntime
    except ImportError:
        raise Refusal("this check needs the Python package onnxruntime") from None
    model = open_model(args.model)
    header, words = read_shard(args.data)
    chosen = documents(words, header.version, args.documents)
    session = Session(args.onnx, model.shape)
    ways = {
        "whole": lambda n: [n],
        "two pieces": lambda n: [n // 2, n - n // 2],
        "one by one": lambda n: [n - 3, 1, 1, 1],
    }
    tokens = sum(map(len, chosen))
    print(f"{args.onnx}, {len(chosen)} documents, {tokens} tokens, ONNX Runtime {onnxruntime.__version__}")
    for way, pieces in ways.items():
        results = []
        for ids in chosen:
            session.length, parts, at = 0, [], 0
            for size in pieces(len(ids)):
                parts.append(session.read(ids[at:at + size]))
                at += size
            results.append(compare(trainer_logits(model, ids), np.concatenate(parts)))
        mean = {key: np.mean([r[key] for r in results]) for key in ("kl", "same")}
        worst = max(r["worst"] for r in results)
        same = 100 * mean["same"]
        print(f"{way:12s} KL {mean['kl']:.6f}  same first choice {same:.3f} %  largest difference {worst:.5f}")


if __name__ == "__main__":
    main()
