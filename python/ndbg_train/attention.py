"""Attention that never crosses a document.

Rows are packed: several documents stand side by side in one row. Here is what keeps them apart, in three rival
implementations of one function, so that they can be swapped by a flag and benchmarked:

dense   an explicit mask; runs everywhere, exact, the reference of the tests
flex    PyTorch's flex_attention with a block mask; CUDA, needs torch.compile
varlen  flash attention over variable-length documents; CUDA, PyTorch 2.10 and later

Each takes q [rows, context, heads, size], k and v [rows, context, kv heads, size] and gives q's shape back.
"""
import inspect
import math

import torch

from .refusal import Refusal

KINDS = ("dense", "flex", "varlen")


def documents_of(starts):
    """starts [rows, context] of 0/1 → (document number, position within the document), both [rows, context]."""
    slots = torch.arange(starts.shape[1], device=starts.device).expand_as(starts)
    marks = starts.bool()
    document = torch.cumsum(marks.to(torch.int32), dim=1, dtype=torch.int32)
    begin = torch.cummax(torch.where(marks, slots, torch.zeros_like(slots)), dim=1).values
    return document, slots - begin


def dense_plan(document):
    """True where a query may look: the same document, not the future."""
    size = document.shape[1]
    causal = torch.ones(size, size, dtype=torch.bool, device=document.device).tril()
    return (document[:, None, :, None] == document[:, None, None, :]) & causal


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


def flex_plan(document, compiled):
    try:
        from torch.nn.attention.flex_attention import create_block_mask
    except ImportError:
        raise Refusal(f"--attention flex: PyTorch {torch.__version__} has no flex_attention; use dense") from None
    if compiled not in _block_mask_maker:
        _block_mask_maker[compiled] = torch.compile(create_block_mask) if compiled else create_block_mask

    def same_document(row, _head, query, key):
        return (document[row, query] == document[row, key]) & (query >= key)

    rows, size = document.shape
    return _block_mask_maker[compiled](same_document, rows, None, size, size, device=document.device)


def attend_flex(q, k, v, block_mask):
    from torch.nn.attention.flex_attention import flex_attention

    # v is a slice of a wider product. Compiled for a CPU (PyTorch 2.13), flex_attention reads such a slice wrongly;
    # a copy of two heads costs nothing.
    out = flex_attention(
        q.transpose(1, 2), k.transpose(1, 2), v.contiguous().transpose(1, 2), block_mask=block_mask, enable_gqa=True
    )
    return out.transpose(1, 2)


_varlen = None


def varlen_function():
    """PyTorch's varlen_attn under one signature: how it says causal and grouped heads changed between releases."""
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
    # A document never leaves its row, so the context bounds its length and no count has to come back to the host.
    return function(*flat, bounds, bounds, size, size, **fixed).view(rows, size, heads, width)


def attend(kind, q, k, v, plan):
    if kind == "dense":
        return attend_dense(q, k, v, plan)
    if kind == "flex":
        return attend_flex(q, k, v, plan)
    return attend_varlen(q, k, v, plan)


def make_plan(kind, document, bounds=None, compiled=False):
    """What `attend` needs to know about one micro-batch, made once and shared by all layers."""
    if kind == "dense":
        return dense_plan(document)
    if kind == "flex":
        return flex_plan(document, compiled)
    return bounds


def best_kind(device):
    return "flex" if device.type == "cuda" else "dense"
