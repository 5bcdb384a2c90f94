"""Four bits per weight, in blocks of 32 along a row: a weight is (nibble − 8) · scale, with one of 256 scales.

Training (rounding.py) and export call the same functions, so what is trained is what is shipped. Scales are an eighth
of an octave apart and may be negative, so that the largest weight of a block can take the one step that reaches 8,
whatever its sign. Every scale is a bfloat16 number, so rounded weights round to themselves, also after a bfloat16
file.
"""
import numpy as np
import torch

BLOCK = 32
ZERO = 8
PER_OCTAVE = 8
# How far a scale may miss the largest weight, in codes. With this slack that weight always takes the outermost step,
# so the same scale is found again in rounded weights, also after rounding to bfloat16.
SLACK = 0.25
# Smaller scales that are tried too: they cut the largest weight, and all others are rounded less.
TRIED = 3
PIECES = {"cuda": 1 << 19, "cpu": 1 << 13}


def scales():
    """The 256 scales in float32: 1 … 2^−15.875, and the same below zero."""
    sizes = torch.from_numpy(2.0 ** (-np.arange(128) / PER_OCTAVE)).float().bfloat16().float()
    return torch.cat([sizes, -sizes])


def quantize(matrix):
    """[rows, columns] float32 → (nibbles [rows, blocks, 32] uint8, codes [rows, blocks] uint8); 32 divides columns."""
    blocks = matrix.reshape(-1, BLOCK)
    table = scales().to(matrix.device)
    pieces = [_quantize(piece, table) for piece in blocks.split(PIECES.get(matrix.device.type, 1 << 13))]
    nibbles, codes = (torch.cat(parts) for parts in zip(*pieces))
    return nibbles.view(matrix.shape[0], -1, BLOCK), codes.view(matrix.shape[0], -1)


def restore(nibbles, codes):
    """The matrix of nibbles and codes."""
    steps = nibbles.float() - ZERO
    return (steps * scales().to(nibbles.device)[codes.long()].unsqueeze(-1)).view(nibbles.shape[0], -1)


def pack(nibbles):
    """Packs two weights per byte, the first in the lower half, as ONNX Runtime's MatMulNBits reads them."""
    return nibbles[..., 0::2] | nibbles[..., 1::2] << 4


def unpack(packed):
    return torch.stack([packed & 15, packed >> 4], dim=-1).flatten(-2)


def _quantize(blocks, table):
    most, least = blocks.amax(-1), blocks.amin(-1)
    largest = torch.maximum(most, -least)
    negative = (most >= -least).to(torch.int64) * 128  # so that the largest weight falls on −8
    best = None
    for reach, sign in ((8, negative), (7, 128 - negative)):
        # log2(0) is −∞, and is clamped like all that is too small.
        first = torch.floor(-PER_OCTAVE * torch.log2(largest / reach) + SLACK).clamp(0, 127).long()
        for further in range(TRIED):
            codes = (first + further).clamp(max=127) + sign
            scale = table[codes].unsqueeze(-1)
            steps = torch.round(blocks / scale).clamp(-ZERO, ZERO - 1)
            lost = _sum((steps * scale - blocks).square())
            if best is None:
                best = lost, steps, codes
            else:
                better = lost < best[0]
                best = (torch.where(better, lost, best[0]), torch.where(better.unsqueeze(-1), steps, best[1]),
                        torch.where(better, codes, best[2]))
    return (best[1] + ZERO).to(torch.uint8), best[2].to(torch.uint8)


def _sum(parts):
    """Sums 32 numbers, always in the same order, so that every machine takes the same scale."""
    while parts.shape[-1] > 1:
        half = parts.shape[-1] // 2
        parts = parts[..., :half] + parts[..., half:]
    return parts.squeeze(-1)
