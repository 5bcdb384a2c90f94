"""Reads an exported graph back: its rounded weights as an ordinary model, to train or to serve elsewhere."""
import hashlib
import json
import math
from pathlib import Path

import numpy as np
import torch

from . import four_bits
from .checkpoint import fill
from .model import Model
from .quantize import UPPER, restore, unpack
from .refusal import Refusal
from .shape import Shape


def known_hash(path):
    """The hash that the export or the model folder beside the graph gives, if there is one."""
    try:
        exported = json.loads((path.parent / "export.json").read_text())
        if exported["file"] == path.name:
            return exported["sha256"]
    except (OSError, ValueError, KeyError, TypeError):
        pass
    try:
        return json.loads((path.parent / "manifest.json").read_text())["files"][path.name]["sha256"]
    except (OSError, ValueError, KeyError, TypeError):
        return None


def read_graph(path):
    """Returns (weights by name, metadata) of a file that `export` wrote."""
    try:
        import onnx
        from onnx import numpy_helper
    except ImportError:
        raise Refusal("reading a graph needs the Python package onnx (Debian: python3-onnx)") from None
    try:
        raw = Path(path).read_bytes()
    except OSError as error:
        raise Refusal(f"{path}: cannot be read: {error}") from None
    wanted = known_hash(Path(path))
    if wanted is not None and hashlib.sha256(raw).hexdigest() != wanted:
        raise Refusal(f"{path}: damaged: it has other contents than when it was made "
                      "(its SHA-256 is not the one given beside it)")
    try:
        model = onnx.load_model_from_string(raw)
    except Exception as error:  # protobuf raises its own kinds
        raise Refusal(f"{path}: not an ONNX file, or a damaged one: {error}") from None
    fields = {prop.key[5:]: prop.value for prop in model.metadata_props if prop.key.startswith("ndbg.")}
    if "layers" not in fields:
        raise Refusal(f"{path}: not a graph of ours (its metadata names no layers)")
    return {tensor.name: numpy_helper.to_array(tensor) for tensor in model.graph.initializer}, fields


def language_of_graph(path):
    fields = read_graph(path)[1]
    whole = {key: int(fields[key]) for key in ("form", "vocabulary", "step", "tokens") if fields.get(key, "").isdigit()}
    return {**({"tokenizer": fields["tokenizer"]} if "tokenizer" in fields else {}), **whole}


def matrix(arrays, name, path):
    if f"{name}.nibbles" in arrays:
        nibbles, codes = (torch.from_numpy(np.array(arrays[f"{name}.{part}"])) for part in ("nibbles", "codes8"))
        return four_bits.restore(four_bits.unpack(nibbles), codes).numpy()
    if f"{name}.bytes" in arrays:
        return restore(arrays[f"{name}.bytes"], arrays[f"{name}.scales"])
    if f"{name}.upper" in arrays:
        upper, lower = arrays[f"{name}.upper"], arrays[f"{name}.lower"]
        bits = UPPER + UPPER * lower.shape[-1] // upper.shape[-1]
        return restore(unpack(upper, lower, bits), arrays[f"{name}.scales"])
    if name not in arrays:
        raise Refusal(f"{path}: the weight {name} is not in it")
    return arrays[name].astype(np.float32)


def shape_of_graph(arrays, fields, path):
    embed, joined = matrix(arrays, "embed", path), matrix(arrays, "qkv.0", path)
    size, kv = int(fields["head_size"]), int(fields["kv_heads"])
    second = math.atan2(float(arrays["sin"][1, 1]), float(arrays["cos"][1, 1]))
    return Shape(
        layers=int(fields["layers"]), width=embed.shape[1],
        heads=joined.shape[0] // size - 2 * kv, kv_heads=kv, head_size=size,
        ffn=matrix(arrays, "gate_up.0", path).shape[0] // 2, vocabulary=embed.shape[0], context=int(fields["context"]),
        rope_theta=float(round(second ** -(size // 2), -2)), qk_norm="model.layers.0.self_attn.q_norm.weight" in arrays,
        tied=not any(name in arrays for name in ("head", "head.scales", "head.nibbles")),
    )


def open_graph(path, device="cpu"):
    arrays, fields = read_graph(path)
    shape = shape_of_graph(arrays, fields, path)
    weights = {"model.embed_tokens.weight": matrix(arrays, "embed", path)}
    if not shape.tied:
        weights["lm_head.weight"] = matrix(arrays, "head", path)
    kv = shape.kv_heads * shape.head_size
    for layer in range(shape.layers):
        at = f"model.layers.{layer}."
        cuts = np.cumsum([shape.heads * shape.head_size, kv])
        for part, rows in zip("qkv", np.split(matrix(arrays, f"qkv.{layer}", path), cuts)):
            weights[f"{at}self_attn.{part}_proj.weight"] = rows
        weights[f"{at}self_attn.o_proj.weight"] = matrix(arrays, f"o.{layer}", path)
        for part, rows in zip(("gate", "up"), np.split(matrix(arrays, f"gate_up.{layer}", path), 2)):
            weights[f"{at}mlp.{part}_proj.weight"] = rows
        weights[f"{at}mlp.down_proj.weight"] = matrix(arrays, f"down.{layer}", path)
    weights.update({name: array for name, array in arrays.items() if name.endswith("norm.weight")})
    model = Model(shape)
    tensors = {name: torch.from_numpy(np.array(array, np.float32)) for name, array in weights.items()}
    fill(dict(model.named_parameters()), tensors, Path(path))
    return model.to(device)
