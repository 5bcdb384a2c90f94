"""Trains weights for the rounding in which they are shipped.

The model computes with weights as the export rounds them; the exact weights beside them are trained. A gradient
passes straight through: the gradient of a rounded weight is used for the exact one. Weights are rounded once per
step, not once per micro-batch, and compiled code needs no change.
"""
import contextlib

import torch

from . import four_bits
from .muon import EMBEDDINGS
from .refusal import Refusal

BLOCK = four_bits.BLOCK


def rounded(matrix, bits):
    """A matrix as the export rounds it with 4 or 8 bits, in float32."""
    if bits == 4:
        return four_bits.restore(*four_bits.quantize(matrix))
    blocks = matrix.reshape(-1, BLOCK)
    # Divide by a tensor: a GPU multiplies with the reciprocal of a plain number, which is not the same.
    scales = (blocks.abs().amax(-1) / blocks.new_full((), 127)).half().float()
    scales = torch.where(scales == 0, 1, scales).unsqueeze(-1)
    return (torch.round(blocks / scales).clamp(-128, 127) * scales).view(matrix.shape)


def bits_of(name, bits, embedding_bits):
    """The bits of a parameter, or None if it is not rounded, as norms are not."""
    return embedding_bits if any(part in name for part in EMBEDDINGS) else bits


class Rounding:
    """Keeps the parameters of a model rounded, and the exact weights (`exact`, by name) beside them."""

    def __init__(self, model, bits=4, embedding_bits=8):
        self.groups, self.exact = {}, {}
        self.parameters = dict(model.named_parameters())
        for name, parameter in self.parameters.items():
            wanted = bits_of(name, bits, embedding_bits) if parameter.dim() == 2 else None
            if wanted is None:
                continue
            if parameter.shape[1] % BLOCK:
                raise Refusal(f"--quantize: {name} has {parameter.shape[1]} columns, "
                              f"which do not divide into blocks of {BLOCK}")
            self.groups.setdefault(wanted, []).append(name)
            self.exact[name] = parameter.detach().clone()
        self._round()

    @contextlib.contextmanager
    def lifted(self):
        """Inside it the parameters are the exact weights, for the optimiser to change; afterwards they are rounded
        again."""
        with torch.no_grad():
            for name, exact in self.exact.items():
                self.parameters[name].copy_(exact)
        yield
        with torch.no_grad():
            for name, exact in self.exact.items():
                exact.copy_(self.parameters[name])
        self._round()

    @torch.no_grad()
    def _round(self):
        # All matrices at once: few large tasks keep a GPU busier than many small ones.
        for bits, names in self.groups.items():
            whole = rounded(torch.cat([self.exact[name].reshape(-1, BLOCK) for name in names]), bits)
            for name, part in zip(names, whole.split([self.exact[name].numel() // BLOCK for name in names])):
                self.parameters[name].copy_(part.view(self.exact[name].shape))


def rounding_of(model, settings):
    """The rounding that the settings of a run ask for; None if there is none."""
    bits, embedding_bits = (None if said == "none" else int(said) for said in (
        settings.get("quantize", "none"), settings.get("quantize_embedding", "8")))
    return Rounding(model, bits, embedding_bits) if bits else None
