"""Exports trained weights to ONNX, and to a Hugging Face folder.

    python -m ndbg_train.export --model RUN --out DIR [--bits 4|5|6|8|32] [--hf DIR]

Writes model.onnx (weights of 8 bits, or fewer, in blocks of 32; --bits 32 for checking; with --bits 4 the embedding
keeps 8, unless --embedding-bits says otherwise) and export.json beside it: hashes, sizes,
the shape, and which tokenizer and form the model speaks.
"""
import argparse
import hashlib
import json
from dataclasses import asdict
from pathlib import Path

from . import checkpoint
from .from_onnx import language_of_graph
from .hugging_face import read_config, save_folder
from .open_model import open_model
from .quantize import BITS
from .refusal import Refusal, speaking_plainly


def language_of(path):
    """What the weights were trained to speak: tokenizer hash, form, vocabulary."""
    folder = Path(path)
    if folder.suffix == ".onnx":
        return language_of_graph(folder)
    if (folder / "config.json").is_file():
        return read_config(folder).get("ndbg", {})
    progress = checkpoint.read_state(checkpoint.at(folder) or folder)["progress"]
    return {key: progress[key] for key in ("tokenizer", "form", "vocabulary", "step", "tokens")}


def export(model, folder, bits=8, accuracy_level=4, language=None, embedding_bits=None):
    try:
        from .onnx_graph import build_onnx, embedding_bits_of, write_onnx
    except ImportError:
        raise Refusal("export needs the Python package onnx (Debian: python3-onnx)") from None
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / ("model.fp32.onnx" if bits == 32 else "model.onnx")
    weights = dict(model.named_parameters())
    write_onnx(path, build_onnx(model.shape, weights, bits, accuracy_level, language, embedding_bits))
    raw = path.read_bytes()
    summary = {
        "version": 1, "file": path.name, "bytes": len(raw), "sha256": hashlib.sha256(raw).hexdigest(), "bits": bits,
        "embedding_bits": embedding_bits or embedding_bits_of(bits),
        "parameters": model.shape.parameters(), "shape": asdict(model.shape), **{"language": language or {}},
    }
    (folder / ("export.fp32.json" if bits == 32 else "export.json")).write_text(json.dumps(summary, indent=2) + "\n")
    return summary


@speaking_plainly
def main(argv=None):
    parser = argparse.ArgumentParser(prog="ndbg_train.export", description=__doc__.split("\n")[0])
    parser.add_argument("--model", required=True,
                        help="a run, a checkpoint, a Hugging Face folder, or an exported model.onnx")
    parser.add_argument("--out", help="folder for model.onnx")
    parser.add_argument("--bits", type=int, choices=(*BITS, 32), default=8,
                        help="bits per weight; the graph computes with 4, 8 or 32")
    parser.add_argument("--embedding-bits", type=int, choices=(*BITS, 32),
                        help="bits of the embedding (8 with --bits 4, else as --bits)")
    parser.add_argument("--accuracy-level", type=int, choices=(0, 1, 4), default=4,
                        help="4 also rounds activations to 8 bits: faster on CPUs")
    parser.add_argument("--hf", help="also write a Hugging Face folder here")
    parser.add_argument("--hf-dtype", choices=("bfloat16", "float32", "float16"), default="bfloat16")
    parser.add_argument("--tokenizer", help="tokenizer file or folder to put into --hf")
    args = parser.parse_args(argv)
    if not args.out and not args.hf:
        raise Refusal("say where to: --out for ONNX, --hf for a Hugging Face folder")
    model, language = open_model(args.model), language_of(args.model)
    if args.hf:
        save_folder(args.hf, dict(model.named_parameters()), model.shape, args.hf_dtype, args.tokenizer,
                    {"ndbg": language} if language else None)
        print(f"{args.hf}: {model.shape.parameters() / 1e6:.1f} M parameters, {args.hf_dtype}")
    if args.out:
        done = export(model, args.out, args.bits, args.accuracy_level, language, args.embedding_bits)
        print(f"{args.out}/{done['file']}: {done['bytes'] / 1e6:.1f} MB, {done['sha256']}")


if __name__ == "__main__":
    main()
