"""The transformer. Parameters have Hugging Face's names, so a state dict is a checkpoint.

Matrices are stored apart (Muon treats each by itself) and joined when used (one large product is faster than three
small ones). Weights are float32; `dtype` is the type of the arithmetic.
"""
import math

import torch
import torch.nn.functional as F
import torch.utils.checkpoint
from torch import nn

from .attention import attend


def rms_norm(x, weight, eps):
    wide = x.float()
    scaled = wide * torch.rsqrt(wide.pow(2).mean(-1, keepdim=True) + eps)
    return scaled.to(x.dtype) * weight.to(x.dtype)


def rotary_tables(shape, length, device):
    """cos and sin [length, head_size / 2], in float32."""
    half = shape.head_size // 2
    speeds = shape.rope_theta ** (-torch.arange(half, device=device, dtype=torch.float32) / half)
    angles = torch.arange(length, device=device, dtype=torch.float32)[:, None] * speeds
    return torch.cos(angles), torch.sin(angles)


def rotate(x, cos, sin):
    """x [rows, tokens, heads, size]; cos and sin [rows, tokens, 1, size / 2]. Pairs halves, as Hugging Face does."""
    first, second = x.float().chunk(2, dim=-1)
    return torch.cat([first * cos - second * sin, second * cos + first * sin], dim=-1).to(x.dtype)


def joined_linear(x, *layers):
    return F.linear(x, torch.cat([layer.weight.to(x.dtype) for layer in layers]))


class Weight(nn.Module):
    """A named weight: a norm's scale, a matrix or an embedding table."""

    def __init__(self, *size):
        super().__init__()
        self.weight = nn.Parameter(torch.empty(*size))


class Attention(nn.Module):
    def __init__(self, shape):
        super().__init__()
        queries, keys = shape.heads * shape.head_size, shape.kv_heads * shape.head_size
        self.q_proj = Weight(queries, shape.width)
        self.k_proj = Weight(keys, shape.width)
        self.v_proj = Weight(keys, shape.width)
        self.o_proj = Weight(shape.width, queries)
        if shape.qk_norm:
            self.q_norm = Weight(shape.head_size)
            self.k_norm = Weight(shape.head_size)


class Mlp(nn.Module):
    def __init__(self, shape):
        super().__init__()
        self.gate_proj = Weight(shape.ffn, shape.width)
        self.up_proj = Weight(shape.ffn, shape.width)
        self.down_proj = Weight(shape.width, shape.ffn)


class Block(nn.Module):
    def __init__(self, shape):
        super().__init__()
        self.shape = shape
        self.input_layernorm = Weight(shape.width)
        self.self_attn = Attention(shape)
        self.post_attention_layernorm = Weight(shape.width)
        self.mlp = Mlp(shape)

    def project(self, x, cos, sin):
        """The queries, keys and values of x, normed and rotated."""
        shape, attention = self.shape, self.self_attn
        y = rms_norm(x, self.input_layernorm.weight, shape.norm_eps)
        y = joined_linear(y, attention.q_proj, attention.k_proj, attention.v_proj)
        y = y.view(*x.shape[:-1], shape.heads + 2 * shape.kv_heads, shape.head_size)
        q, k, v = y.split([shape.heads, shape.kv_heads, shape.kv_heads], dim=-2)
        if shape.qk_norm:
            q = rms_norm(q, attention.q_norm.weight, shape.norm_eps)
            k = rms_norm(k, attention.k_norm.weight, shape.norm_eps)
        return rotate(q, cos, sin), rotate(k, cos, sin), v

    def finish(self, x, mixed):
        """What follows attention: the output projection and the feed-forward part, each added to the residual stream.
        """
        x = x + F.linear(mixed, self.self_attn.o_proj.weight.to(x.dtype))
        y = rms_norm(x, self.post_attention_layernorm.weight, self.shape.norm_eps)
        gate, up = joined_linear(y, self.mlp.gate_proj, self.mlp.up_proj).chunk(2, dim=-1)
        return x + F.linear(F.silu(gate) * up, self.mlp.down_proj.weight.to(x.dtype))

    def forward(self, x, cos, sin, plan, kind):
        q, k, v = self.project(x, cos, sin)
        mixed = attend(kind, q, k, v, plan)
        return self.finish(x, mixed.reshape(*x.shape[:-1], -1))


class Trunk(nn.Module):
    def __init__(self, shape):
        super().__init__()
        self.embed_tokens = Weight(shape.vocabulary, shape.width)
        self.layers = nn.ModuleList(Block(shape) for _ in range(shape.layers))
        self.norm = Weight(shape.width)


def target_loss(hidden, head, index, labels, weights):
    """The summed cross-entropy at the target positions. hidden [n, width]; index, labels, weights [targets]: the list
    is padded to a few lengths so that compiled code sees few shapes, and padding has weight zero."""
    logits = F.linear(hidden.index_select(0, index), head.to(hidden.dtype)).float()
    return (F.cross_entropy(logits, labels, reduction="none") * weights).sum()


class Model(nn.Module):
    def __init__(self, shape):
        super().__init__()
        self.shape = shape
        self.model = Trunk(shape)
        if not shape.tied:
            self.lm_head = Weight(shape.vocabulary, shape.width)
        cos, sin = rotary_tables(shape, shape.context, "cpu")
        self.register_buffer("cos", cos, persistent=False)
        self.register_buffer("sin", sin, persistent=False)
        self.loss = target_loss

    @property
    def head(self):
        return self.model.embed_tokens.weight if self.shape.tied else self.lm_head.weight

    @torch.no_grad()
    def initialise(self, seed):
        """Matrices that write to the residual stream start at zero, so every block begins as the identity."""
        chance = torch.Generator().manual_seed(seed)
        for name, parameter in self.named_parameters():
            if parameter.dim() == 1:
                parameter.fill_(1.0)
            elif name.endswith(("o_proj.weight", "down_proj.weight")):
                parameter.zero_()
            else:
                scale = 0.02 if "embed" in name or "lm_head" in name else 0.7 / math.sqrt(parameter.shape[1])
                parameter.copy_(torch.randn(parameter.shape, generator=chance) * scale)
        return self

    def angles(self, positions):
        return self.cos[positions].unsqueeze(-2), self.sin[positions].unsqueeze(-2)

    def embed(self, ids, dtype):
        return F.embedding(ids, self.model.embed_tokens.weight).to(dtype)

    def forward(self, ids, positions, plan, kind="dense", dtype=torch.float32, targets=None, recompute=False):
        """ids and positions [rows, context] → the normed hidden states; with targets, the summed loss."""
        cos, sin = self.angles(positions)
        x = self.embed(ids, dtype)
        for block in self.model.layers:
            if recompute and torch.is_grad_enabled():
                x = torch.utils.checkpoint.checkpoint(block, x, cos, sin, plan, kind, use_reentrant=False)
            else:
                x = block(x, cos, sin, plan, kind)
        x = rms_norm(x, self.model.norm.weight, self.shape.norm_eps)
        return x if targets is None else self.loss(x.flatten(0, 1), self.head, *targets)

    def logits(self, hidden):
        return F.linear(hidden, self.head.to(hidden.dtype))

    def cast(self, dtype):
        """Stores the weights in `dtype`, for inference. The rotary tables stay exact."""
        for parameter in self.parameters():
            parameter.data = parameter.data.to(dtype)
        return self

    def compile_parts(self):
        """Compiles a block and the loss instead of the whole: the layers share one compilation, so a run starts in
        seconds."""
        torch._dynamo.config.cache_size_limit = 64
        for block in self.model.layers:
            block.compile()
        self.loss = torch.compile(target_loss)
