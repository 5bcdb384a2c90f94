"""8-bit weights in blocks of 32: each block of a row has one scale, a weight is (byte − 128) · scale."""
import numpy as np

from .refusal import Refusal

BLOCK = 32


def quantize(matrix, name="matrix"):
    """[rows, columns] float32 → (bytes [rows, blocks, 32], scales [rows, blocks] float16). Scales are rounded first,
    so that the bytes make up for it."""
    rows, columns = matrix.shape
    if columns % BLOCK:
        raise Refusal(f"{name}: {columns} columns do not divide into blocks of {BLOCK}")
    blocks = matrix.reshape(rows, columns // BLOCK, BLOCK).astype(np.float32)
    if not np.isfinite(blocks).all():
        raise Refusal(f"{name}: a weight is not a finite number")
    scales = (np.abs(blocks).max(axis=-1) / 127).astype(np.float16)
    # A block of zeros, or of weights too small for float16, stays zero under any scale.
    scales = np.where(scales == 0, np.float16(1), scales)
    values = np.rint(blocks / scales[..., None].astype(np.float32)) + 128
    return np.clip(values, 0, 255).astype(np.uint8), scales


def restore(values, scales):
    whole = (values.astype(np.float32) - 128) * scales[..., None].astype(np.float32)
    return whole.reshape(values.shape[0], -1)
