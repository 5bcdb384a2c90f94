"""Weights in blocks of 32: each block of a row has one scale, and a weight is (byte − 128) · scale.

With 8 bits every byte counts. With fewer, the lower bits of each byte are zero and need not be stored: `pack` keeps
the upper four bits of two weights in one byte and the bits below them in another plane, and the graph joins the bytes
when it is loaded (`onnx_graph.py`). The computation sees 8 bits either way. Four bits have their own form
(`four_bits.py`), which is computed with as it is stored.
"""
import numpy as np

from .refusal import Refusal

BLOCK = 32
BITS = (4, 5, 6, 8)
UPPER = 4
# Smaller scales than the largest weight needs: they cut that weight, and all others are rounded less.
NARROWER = (1.0, 0.97, 0.94, 0.91, 0.88, 0.85)


def quantize(matrix, name="matrix", bits=8):
    """[rows, columns] float32 → (bytes [rows, blocks, 32], scales [rows, blocks] float16). Scales are rounded first,
    so that the bytes compensate for it."""
    refuse_odd(matrix, name)
    rows, columns = matrix.shape
    blocks = matrix.reshape(rows, columns // BLOCK, BLOCK).astype(np.float32)
    if bits == 8:
        return rounded(blocks, 1.0, 8)
    # With few bits it pays to search for the scale.
    best = None
    for share in NARROWER:
        values, scales = rounded(blocks, share, bits)
        lost = np.square(restored(values, scales) - blocks).sum(-1)
        if best is None:
            best = values, scales, lost
        else:
            better = lost < best[2]
            best = (
                np.where(better[..., None], values, best[0]),
                np.where(better, scales, best[1]),
                np.minimum(lost, best[2]),
            )
    return best[:2]


def refuse_odd(matrix, name):
    """Refuses a matrix that cannot be rounded in blocks."""
    if matrix.shape[1] % BLOCK:
        raise Refusal(f"{name}: {matrix.shape[1]} columns do not divide into blocks of {BLOCK}")
    if not np.isfinite(matrix).all():
        raise Refusal(f"{name}: a weight is not a finite number")


def rounded(blocks, share, bits):
    """Bytes whose lower 8 − bits bits are zero, and scales that cover `share` of each block's largest weight."""
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
    """Packs bytes from `quantize`: (upper four bits [rows, blocks, 16], the bits below [rows, blocks, 4 · (bits − 4)]).
    The first weight of a byte is in its upper bits."""
    return _plane(values >> UPPER, UPPER), _plane(values >> (8 - bits) & (1 << (bits - UPPER)) - 1, bits - UPPER)


def unpack(upper, lower, bits):
    return _spread(upper, UPPER) << UPPER | _spread(lower, bits - UPPER) << (8 - bits)


def shifts(size):
    """The distance of each weight in a byte from its left end."""
    return np.arange(0, 8, size, dtype=np.uint8)


def _plane(values, size):
    parts = values.reshape(*values.shape[:-1], -1, 8 // size).astype(np.uint8)
    return np.bitwise_or.reduce(parts << (8 - size - shifts(size)), axis=-1)


def _spread(plane, size):
    return (plane[..., None] << shifts(size) >> np.uint8(8 - size)).reshape(*plane.shape[:-1], -1)
