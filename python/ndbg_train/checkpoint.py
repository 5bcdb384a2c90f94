"""Checkpoints: everything that a run needs to go on as if it had never stopped.

A checkpoint is a folder: model.safetensors (float32), optimizer.safetensors, state.json (step, data position, random
state, shape, hashes). It is written under another name and renamed when it is complete, so a folder with its final
name is complete.

For transfers with a size limit, files can be split, and the weights can be stored as bfloat16 alone.
"""
import base64
import hashlib
import json
import os
import shutil
from dataclasses import asdict
from pathlib import Path

import torch

from . import tensorfile
from .refusal import Refusal
from .shape import Shape

VERSION = 1


def _digest(path):
    digest = hashlib.sha256()
    with open(path, "rb") as stream:
        while chunk := stream.read(1 << 22):
            digest.update(chunk)
    return digest.hexdigest()


def random_state():
    state = {"cpu": base64.b64encode(torch.get_rng_state().numpy().tobytes()).decode()}
    if torch.cuda.is_available():
        state["cuda"] = base64.b64encode(torch.cuda.get_rng_state().numpy().tobytes()).decode()
    return state


def restore_random_state(state):
    def decode(text):
        return torch.frombuffer(bytearray(base64.b64decode(text)), dtype=torch.uint8)

    torch.set_rng_state(decode(state["cpu"]))
    if "cuda" in state and torch.cuda.is_available():
        torch.cuda.set_rng_state(decode(state["cuda"]))


def save(folder, weights, optimiser_state, progress, shape, split_mb=0, light=False):
    """`light`: bfloat16 weights without the optimiser, a sixth of the size. A run that goes on from it warms up
    again."""
    folder = Path(folder)
    folder.parent.mkdir(parents=True, exist_ok=True)
    unfinished = folder.with_name(f".unfinished-{folder.name}")
    shutil.rmtree(unfinished, ignore_errors=True)
    unfinished.mkdir()
    try:
        _write(unfinished, weights, optimiser_state, progress, shape, split_mb, light)
    except BaseException:
        # Half a checkpoint is useless and takes the space that the disk may lack.
        shutil.rmtree(unfinished, ignore_errors=True)
        raise
    if folder.exists():
        shutil.rmtree(folder)
    os.replace(unfinished, folder)
    return folder


def _write(folder, weights, optimiser_state, progress, shape, split_mb, light):
    if light:
        weights = {name: tensor.to(torch.bfloat16) for name, tensor in weights.items()}
    written = tensorfile.save(folder / "model.safetensors", weights, {"format": "pt"}, split_mb)
    if not light:
        written += tensorfile.save(folder / "optimizer.safetensors", optimiser_state, None, split_mb)
    state = {
        "version": VERSION, "light": light, "shape": asdict(shape), "progress": progress,
        "random": random_state(), "files": {path.name: _digest(path) for path in written},
    }
    with open(folder / "state.json", "w") as stream:
        json.dump(state, stream, indent=1)
        stream.flush()
        os.fsync(stream.fileno())


def read_state(folder):
    path = Path(folder) / "state.json"
    if not path.is_file():
        raise Refusal(f"{folder}: no checkpoint (state.json is not there)")
    try:
        state = json.loads(path.read_text())
        if state["version"] != VERSION:
            raise Refusal(f"{path}: checkpoint version {state['version']}; this trainer reads version {VERSION}")
        state["shape"] = Shape(**state["shape"])
    except (ValueError, KeyError, TypeError) as error:
        raise Refusal(f"{path}: corrupt checkpoint: {error!r}") from None
    return state


def load(folder):
    """Returns (weights, optimiser state or None, state). Checks the hashes first and refuses a corrupt file by name.
    """
    folder = Path(folder)
    state = read_state(folder)
    for name, digest in state["files"].items():
        if not (folder / name).is_file():
            raise Refusal(f"{folder / name}: missing from the checkpoint")
        if _digest(folder / name) != digest:
            raise Refusal(f"{folder / name}: corrupt checkpoint file (its SHA-256 is not the one in state.json)")
    weights, _ = tensorfile.load(folder / "model.safetensors")
    if state["light"]:
        return {name: tensor.float() for name, tensor in weights.items()}, None, state
    optimiser_state, _ = tensorfile.load(folder / "optimizer.safetensors")
    return weights, optimiser_state, state


def fill(targets, tensors, where):
    """Copies tensors into those with the same names; says which one does not fit."""
    missing = sorted(set(targets) - set(tensors))
    surplus = sorted(set(tensors) - set(targets))
    if missing or surplus:
        raise Refusal(
            f"{where}: does not fit this model: "
            + (f"{missing[0]} is missing" if missing else f"{surplus[0]} has no place in it")
        )
    with torch.no_grad():
        for name, target in targets.items():
            if target.shape != tensors[name].shape:
                raise Refusal(
                    f"{where}: {name} has shape {list(tensors[name].shape)}, the model wants {list(target.shape)}"
                )
            if hasattr(target, "device_mesh"):
                from torch.distributed.tensor import distribute_tensor

                target.copy_(distribute_tensor(tensors[name].to(target.device), target.device_mesh, target.placements))
            else:
                target.copy_(tensors[name])


def folder_of(run, step):
    # Padded, so that names sort by step.
    return Path(run) / f"step-{step:08d}"


def _all(run):
    return sorted(path.parent for path in Path(run).glob("step-*/state.json"))


def newest(run):
    """The checkpoint of a run with the highest step, or None."""
    found = _all(run)
    return found[-1] if found else None


def at(path):
    """The checkpoint that a path names: itself, or a run's newest one; None if there is none."""
    return Path(path) if (Path(path) / "state.json").is_file() else newest(path)


def refuse_later(run, step):
    """Refuses a folder with a later checkpoint than `step`, where a run begins: that one would be taken for the
    newest."""
    later = newest(run)
    if later is not None and later.name > folder_of(run, step).name:
        raise Refusal(f"{later}: left by another run, and later than step {step}, where this one begins: "
                      "--resume it, or choose another --out")


def prune(run, keep):
    """Deletes all but the newest `keep` checkpoints of a run (0 keeps all)."""
    for old in _all(run)[:-keep] if keep else []:
        shutil.rmtree(old, ignore_errors=True)
