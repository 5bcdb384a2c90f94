"""Reads and writes Hugging Face folders: config.json, model.safetensors, tokenizer files."""
import json
import shutil
from dataclasses import replace
from pathlib import Path

import torch

from . import tensorfile
from .checkpoint import fill
from .model import Model
from .refusal import Refusal
from .shape import from_config, to_config

DTYPES = {"bfloat16": torch.bfloat16, "float32": torch.float32, "float16": torch.float16}


def save_folder(folder, weights, shape, dtype="bfloat16", tokenizer=None, extra=None, split_mb=0):
    """`tokenizer`: a file or folder to copy beside the weights. `extra`: more fields for config.json."""
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    stored = {name: tensor.detach().to(DTYPES[dtype]) for name, tensor in weights.items()}
    tensorfile.save(folder / "model.safetensors", stored, {"format": "pt"}, split_mb)
    (folder / "config.json").write_text(json.dumps(to_config(shape, dtype, extra), indent=2) + "\n")
    if tokenizer:
        source = Path(tokenizer)
        if not source.exists():
            raise Refusal(f"--tokenizer {source}: no such file or folder")
        for path in [source] if source.is_file() else sorted(p for p in source.iterdir() if p.is_file()):
            shutil.copyfile(path, folder / path.name)
    return folder


def read_config(folder):
    path = Path(folder) / "config.json"
    if not path.is_file():
        raise Refusal(f"{folder}: not a Hugging Face folder (config.json is not there)")
    try:
        return json.loads(path.read_text())
    except ValueError as error:
        raise Refusal(f"{path}: corrupt: {error}") from None


def read_weights(folder):
    folder = Path(folder)
    index = folder / "model.safetensors.index.json"
    if not index.is_file():
        return tensorfile.load(folder / "model.safetensors")[0]
    weights = {}
    for name in sorted(set(json.loads(index.read_text())["weight_map"].values())):
        weights.update(tensorfile.load(folder / name)[0])
    return weights


def load_folder(folder, device="cpu", vocabulary=None, context=None):
    """Loads a folder's model in float32. If `vocabulary` is larger than its own, the table grows: new tokens start as
    the mean of the old ones, which gives them about the probability of an average token."""
    config = read_config(folder)
    shape = from_config(config, Path(folder) / "config.json")
    weights = {name: tensor.float() for name, tensor in read_weights(folder).items()}
    if shape.tied:
        weights.pop("lm_head.weight", None)
    if vocabulary and vocabulary > shape.vocabulary:
        grown = (vocabulary + 63) // 64 * 64
        for name in ("model.embed_tokens.weight", "lm_head.weight"):
            if name in weights:
                old = weights[name]
                mean = old.mean(dim=0, keepdim=True)
                weights[name] = torch.cat([old, mean.expand(grown - old.shape[0], -1)])
        shape = replace(shape, vocabulary=grown)
    if context:
        shape = replace(shape, context=context)
    model = Model(shape)
    fill(dict(model.named_parameters()), weights, f"{folder}/model.safetensors")
    return model.to(device)
