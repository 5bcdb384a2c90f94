"""Weights in blocks of 32: each block of a row has one scale, a weight is (byte − 128) · scale.

With 8 bits every byte counts. With fewer, the lower bits of each byte are zero and need not be stored: `pack` keeps the
upper four bits of two weights in one byte, and those between in another plane, and the graph puts the bytes together
again when it is loaded (`onnx_graph.py`). What computes with them sees 8 bits either way. Four bits have a form of their own
(`four_bits.py`), which is computed with as it is stored.
"""
import numpy as np

from .refusal import Refusal

BLOCK = 32
BITS = (4, 5, 6, 8)
UPPER = 4
# Scales that are narrower than the largest weight asks for: that one is cut, and all others are rounded less.
NARROWER = (1.0, 0.97, 0.94, 0.91, 0.88, 0.85)


def quantize(matrix, name="matrix", bits=8):
    """[rows, columns] float32 → (bytes [rows, blocks, 32], scales [rows, blocks] float16). Scales are rounded first,
    so that the bytes make up for it."""
    refuse_odd(matrix, name)
    rows, columns = matrix.shape
    blocks = matrix.reshape(rows, columns // BLOCK, BLOCK).astype(np.float32)
    if bits == 8:
        return rounded(blocks, 1.0, 8)
    # With few bits the scale is worth a search.
    best = None
    for share in NARROWER:
        values, scales = rounded(blocks, share, bits)
        lost = np.square(restored(values, scales) - blocks).sum(-1)
        if best is None:
            best = values, scales, lost
        else:
            better = lost < best[2]
            best = (np.where(better[..., None], values, best[0]), np.where(better, scales, best[1]), np.minimum(lost, best[2]))
    return best[:2]


def refuse_odd(matrix, name):
    """Refuses what cannot be rounded in blocks."""
    if matrix.shape[1] % BLOCK:
        raise Refusal(f"{name}: {matrix.shape[1]} columns do not divide into blocks of {BLOCK}")
    if not np.isfinite(matrix).all():
        raise Refusal(f"{name}: a weight is not a finite number")


def rounded(blocks, share, bits):
    """Bytes whose lower 8 − bits bits are zero, and scales that reach `share` of each block's largest weight."""
    step, most = 1 << (8 - bits), (1 << (bits - 1)) - 1
    scales = (np.abs(blocks).max(axis=-1) * share / (most * step)).astype(np.float16)
    # A block of zeros, or of weights too small for float16, stays zero under any scale.
    scales = np.where(scales == 0, np.float16(1), scales)
    values = np.rint(blocks / (scales[..., None].astype(np.float32) * step))
    return ((np.clip(values, -most - 1, most) + most + 1) * step).astype(np.uint8), scales


def restored(values, scales):
    return (values.astype(np.float32) - 128) * scales[..., None].astype(np.float32)


def restore(values, scales):
    return restored(values, scales).reshape(values.shape[0], -1)


def pack(values, bits):
    """(upper four bits [rows, blocks, 16], the next bits − 4 [rows, blocks, 4 · (bits − 4)]) of bytes that `quantize` gave.
    The first weight of a byte stands in its upper bits."""
    return _plane(values >> UPPER, UPPER), _plane(values >> (8 - bits) & (1 << (bits - UPPER)) - 1, bits - UPPER)


def unpack(upper, lower, bits):
    return _spread(upper, UPPER) << UPPER | _spread(lower, bits - UPPER) << (8 - bits)


def shifts(size):
    """How far each weight of a byte stands from its left end."""
    return np.arange(0, 8, size, dtype=np.uint8)


def _plane(values, size):
    parts = values.reshape(*values.shape[:-1], -1, 8 // size).astype(np.uint8)
    return np.bitwise_or.reduce(parts << (8 - size - shifts(size)), axis=-1)


def _spread(plane, size):
    return (plane[..., None] << shifts(size) >> np.uint8(8 - size)).reshape(*plane.shape[:-1], -1)
