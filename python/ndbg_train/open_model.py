"""Opens trained weights: a Hugging Face folder, a checkpoint, a run (its newest checkpoint), or an exported graph.

Weights that were trained with rounding are returned rounded, as the model computes with them.
"""
from pathlib import Path

from . import checkpoint
from .from_onnx import open_graph
from .hugging_face import load_folder
from .model import Model
from .refusal import Refusal
from .rounding import rounding_of


def open_model(path, device="cpu"):
    folder = Path(path)
    if folder.suffix == ".onnx":
        return open_graph(folder, device)
    if (folder / "config.json").is_file():
        return load_folder(folder, device)
    found = checkpoint.at(folder)
    if found is None:
        raise Refusal(f"{path}: neither a Hugging Face folder (config.json) nor a checkpoint (state.json) "
                      "nor a graph (.onnx)")
    weights, _optimiser, state = checkpoint.load(found)
    model = Model(state["shape"])
    checkpoint.fill(dict(model.named_parameters()), weights, found)
    rounding_of(model, state["progress"].get("settings", {}))
    return model.to(device)
