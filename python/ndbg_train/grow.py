"""Adds layers or context to trained weights and exports a model that computes the same as before.

    python -m ndbg_train.grow WEIGHTS [--layers N] [--context TOKENS] --out DIR [--bits 4|5|6|8|32]

WEIGHTS is a run, a checkpoint, a Hugging Face folder, or an exported model.onnx. The new layers stand evenly between
the old ones. Each begins as a copy of the layer before it, so that it reads something useful, but its output is zero
until a run that begins there (train --init) trains it. A longer context needs no weights; that run also learns the new
positions.
"""
import argparse
from dataclasses import replace

import torch

from .export import export, language_of
from .model import Model
from .open_model import open_model
from .quantize import BITS
from .refusal import Refusal, speaking_plainly

WRITING = ("o_proj.weight", "down_proj.weight")


def places(old, new):
    """For each layer of the result, (the old layer that it is made of, whether it is that layer itself)."""
    added = new - old
    behind = [max(1, round((at + 1) * old / (added + 1))) - 1 for at in range(added)]
    found = []
    for layer in range(old):
        found.append((layer, True))
        found += [(layer, False)] * behind.count(layer)
    return found


@torch.no_grad()
def grow(model, layers, context=None):
    context = context or model.shape.context
    if layers < model.shape.layers or (layers, context) == (model.shape.layers, model.shape.context):
        raise Refusal(f"--layers {layers}: it has {model.shape.layers} already, and can only be given more")
    if layers > 2 * model.shape.layers:
        raise Refusal(f"--layers {layers}: at most twice its {model.shape.layers}; "
                      "grow it again when these are trained")
    if context < model.shape.context:
        raise Refusal(f"--context {context}: it has {model.shape.context} already, and can only be given more")
    grown = Model(replace(model.shape, layers=layers, context=context))
    for name, weight in model.named_parameters():
        if ".layers." not in name:
            grown.get_parameter(name).copy_(weight)
    for block, (layer, itself) in zip(grown.model.layers, places(model.shape.layers, layers)):
        for name, weight in model.model.layers[layer].named_parameters():
            silent = not itself and name.endswith(WRITING)
            block.get_parameter(name).copy_(torch.zeros_like(weight) if silent else weight)
    return grown


@speaking_plainly
def main(argv=None):
    parser = argparse.ArgumentParser(prog="ndbg_train.grow", description=__doc__.split("\n")[0])
    parser.add_argument("weights", help="a run, a checkpoint, a folder or a model.onnx")
    parser.add_argument("--layers", type=int, help="how many it is to have")
    parser.add_argument("--context", type=int, help="how many tokens it is to see")
    parser.add_argument("--out", required=True, help="folder for model.onnx")
    parser.add_argument("--bits", type=int, choices=(*BITS, 32), default=8)
    args = parser.parse_args(argv)
    model = open_model(args.weights)
    model = grow(model, args.layers or model.shape.layers, args.context)
    done = export(model, args.out, args.bits, language=language_of(args.weights))
    size = f"{done['parameters'] / 1e6:.1f} M parameters, {done['bytes'] / 1e6:.1f} MB"
    shape = model.shape
    print(f"{args.out}/{done['file']}: {shape.layers} layers, context {shape.context}, {size}, {done['sha256']}")


if __name__ == "__main__":
    main()
