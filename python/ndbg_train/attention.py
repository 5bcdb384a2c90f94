"""Attention that never crosses a document.

Rows are packed: several documents stand side by side in one row. Three implementations of one function keep them
apart; a flag chooses one, and a benchmark compares them:

dense   an explicit mask; runs everywhere, exact, the reference of the tests
flex    PyTorch's flex_attention with a block mask; CUDA, needs torch.compile
varlen  flash attention over variable-length documents; CUDA, PyTorch 2.10 and later; not for documents that share

Each takes q [rows, context, heads, size], k and v [rows, context, kv heads, size] and gives q's shape back.
"""
import inspect
import math

import torch

from .refusal import Refusal

KINDS = ("dense", "flex", "varlen")


def one_document(ids):
    """The reach of rows that hold one document each."""
    return torch.full_like(ids, ids.shape[1])


def dense_plan(reach):
    """True where a query may look: at earlier tokens of its document (see sharing.py), not at later ones."""
    size = reach.shape[1]
    slots = torch.arange(size, device=reach.device)
    causal = torch.ones(size, size, dtype=torch.bool, device=reach.device).tril()
    return ((slots[:, None] < reach[:, None, :]) & causal)[:, None]


def attend_dense(q, k, v, allowed):
    rows, size, heads, width = q.shape
    kv = k.shape[2]
    group = heads // kv
    queries = q.view(rows, size, kv, group, width).permute(0, 2, 3, 1, 4)
    keys, values = k.permute(0, 2, 3, 1).unsqueeze(2), v.transpose(1, 2).unsqueeze(2)
    scores = torch.matmul(queries, keys) / math.sqrt(width)
    scores = scores.masked_fill(~allowed.unsqueeze(1), float("-inf"))
    weights = torch.softmax(scores.float(), dim=-1).to(q.dtype)
    return torch.matmul(weights, values).permute(0, 3, 1, 2, 4).reshape(rows, size, heads, width)


_block_mask_maker = {}


def flex_plan(reach, compiled):
    try:
        from torch.nn.attention.flex_attention import create_block_mask
    except ImportError:
        raise Refusal(f"--attention flex: PyTorch {torch.__version__} has no flex_attention; use dense") from None
    if compiled not in _block_mask_maker:
        _block_mask_maker[compiled] = torch.compile(create_block_mask) if compiled else create_block_mask

    def above(row, _head, query, key):
        return (query >= key) & (query < reach[row, key])

    rows, size = reach.shape
    return _block_mask_maker[compiled](above, rows, None, size, size, device=reach.device)


def attend_flex(q, k, v, block_mask):
    from torch.nn.attention.flex_attention import flex_attention

    # v is a slice of a wider product. Compiled for a CPU, PyTorch 2.13's flex_attention reads such a slice wrongly; a
    # copy of two heads costs nothing.
    out = flex_attention(
        q.transpose(1, 2), k.transpose(1, 2), v.contiguous().transpose(1, 2), block_mask=block_mask, enable_gqa=True
    )
    return out.transpose(1, 2)


_varlen = None


def varlen_function():
    """PyTorch's varlen_attn with one signature: releases differ in how it takes `causal` and grouped heads."""
    global _varlen
    if _varlen is None:
        try:
            from torch.nn.attention.varlen import varlen_attn
        except ImportError:
            raise Refusal(
                f"--attention varlen: PyTorch {torch.__version__} has no torch.nn.attention.varlen; use flex"
            ) from None
        known = inspect.signature(varlen_attn).parameters
        fixed = {"is_causal": True} if "is_causal" in known else {"window_size": (-1, 0)}
        if "enable_gqa" in known:
            fixed["enable_gqa"] = True
        _varlen = (varlen_attn, fixed)
    return _varlen


def attend_varlen(q, k, v, bounds):
    function, fixed = varlen_function()
    rows, size, heads, width = q.shape
    flat = [part.reshape(rows * size, -1, width) for part in (q, k, v)]
    if "enable_gqa" not in fixed:
        flat[1:] = [part.repeat_interleave(heads // part.shape[1], dim=1) for part in flat[1:]]
    # A document is no longer than its row, so the context bounds its length and the host needs no count from the
    # device.
    return function(*flat, bounds, bounds, size, size, **fixed).view(rows, size, heads, width)


def attend(kind, q, k, v, plan):
    if kind == "dense":
        return attend_dense(q, k, v, plan)
    if kind == "flex":
        return attend_flex(q, k, v, plan)
    return attend_varlen(q, k, v, plan)


def make_plan(kind, reach, bounds=None, compiled=False):
    """What `attend` needs to know about one micro-batch, made once for all layers."""
    if kind == "dense":
        return dense_plan(reach)
    if kind == "flex":
        return flex_plan(reach, compiled)
    return bounds


def best_kind(device):
    return "flex" if device.type == "cuda" else "dense"
