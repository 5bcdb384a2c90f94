"""Decodes a batch of sequences over a static KV cache.

Prompts are padded on the left, so that all sequences write to the same slot at each step. On CUDA the step is captured
as a graph, one for each length of the cache in steps of 256 slots: launching the kernels one by one would take ten
times as long as running them.
"""
import math

import torch

from .attention import attend_dense
from .model import rms_norm

WINDOW = 256


class Decoder:
    def __init__(self, model, rows, length, dtype, graphs=False):
        self.model, self.shape, self.dtype = model, model.shape, dtype
        self.device = model.cos.device
        self.rows = rows
        self.length = -(-length // WINDOW) * WINDOW if graphs else length
        size = (model.shape.layers, rows, model.shape.kv_heads, self.length, model.shape.head_size)
        self.keys = torch.zeros(size, dtype=dtype, device=self.device)
        self.values = torch.zeros(size, dtype=dtype, device=self.device)
        self.pads = torch.zeros(rows, dtype=torch.long, device=self.device)
        self.slots = torch.arange(self.length, device=self.device)
        # A captured graph reads these tensors: they are changed in place, never replaced.
        self.ids = torch.zeros(rows, dtype=torch.long, device=self.device)
        self.positions = torch.zeros(rows, dtype=torch.long, device=self.device)
        self.slot = torch.zeros(1, dtype=torch.long, device=self.device)
        self.graphs = {} if graphs else None

    def prefill(self, prompts, end):
        """Fills the cache with prompts (lists of ids), one per row, which end before slot `end`. Returns the logits
        [rows, vocabulary] that follow each. Sort prompts by length, because they are taken a few at a time."""
        logits, first = [], 0
        while first < len(prompts):
            longest = max(len(ids) for ids in prompts[first:first + 1])
            # At most 2^27 attention scores: their memory grows with the square of the length.
            count = max(1, 2**27 // (self.shape.heads * longest * longest))
            chunk = prompts[first:first + count]
            logits.append(self._prefill(chunk, first, end))
            first += len(chunk)
        return torch.cat(logits)

    def _prefill(self, prompts, first, end):
        size = max(len(ids) for ids in prompts)
        rows = slice(first, first + len(prompts))
        padded = torch.tensor([[0] * (size - len(ids)) + ids for ids in prompts], device=self.device)
        pads = torch.tensor([size - len(ids) for ids in prompts], device=self.device)
        self.pads[rows] = pads + (end - size)
        slots = torch.arange(size, device=self.device)
        # Padding sees itself, so that no row of scores is empty; no other token sees it.
        seen = (slots >= pads[:, None])[:, None, None, :] & (slots[:, None] >= slots)
        seen = seen | torch.eye(size, dtype=torch.bool, device=self.device)
        cos, sin = self.model.angles((slots - pads[:, None]).clamp(min=0))
        x = self.model.embed(padded, self.dtype)
        for layer, block in enumerate(self.model.model.layers):
            q, k, v = block.project(x, cos, sin)
            self.keys[layer, rows, :, end - size:end] = k.transpose(1, 2)
            self.values[layer, rows, :, end - size:end] = v.transpose(1, 2)
            x = block.finish(x, attend_dense(q, k, v, seen).flatten(2))
        return self._logits(x[:, -1])

    def repeat(self, times):
        """Makes `times` copies of each row, so that samples of one prompt share its prefill."""
        if times > 1:
            self.keep(torch.arange(self.rows, device=self.device).repeat_interleave(times))

    def keep(self, rows):
        """Keeps only these rows. It works layer by layer, because two whole caches might not fit."""
        for name in ("keys", "values"):
            old = getattr(self, name)
            new = torch.empty((old.shape[0], len(rows), *old.shape[2:]), dtype=old.dtype, device=old.device)
            for layer in range(len(old)):
                torch.index_select(old[layer], 0, rows, out=new[layer])
            setattr(self, name, new)
        self.pads, self.ids, self.positions = self.pads[rows], self.ids[rows], self.positions[rows]
        self.rows = len(rows)
        if self.graphs is not None:
            self.graphs = {}

    def step(self, ids, positions, slot):
        """Puts one token per row into `slot` and returns the logits that follow. The next step overwrites them."""
        self.ids.copy_(ids)
        self.positions.copy_(positions)
        self.slot.fill_(slot)
        if self.graphs is None:
            return self._step(slot + 1)
        window = min(self.length, -(-(slot + 1) // WINDOW) * WINDOW)
        if window not in self.graphs:
            self.graphs[window] = self._capture(window)
        graph, logits = self.graphs[window]
        graph.replay()
        return logits

    def _capture(self, window):
        side = torch.cuda.Stream()
        side.wait_stream(torch.cuda.current_stream())
        with torch.cuda.stream(side):
            self._step(window)
        torch.cuda.current_stream().wait_stream(side)
        graph = torch.cuda.CUDAGraph()
        with torch.cuda.graph(graph):
            logits = self._step(window)
        return graph, logits

    def _step(self, window):
        shape = self.shape
        slots = self.slots[:window]
        hidden = (slots < self.pads[:, None]) | (slots > self.slot)
        hidden = hidden[:, None, None, :]
        cos, sin = self.model.angles(self.positions[:, None])
        x = self.model.embed(self.ids[:, None], self.dtype)
        for layer, block in enumerate(self.model.model.layers):
            q, k, v = block.project(x, cos, sin)
            self.keys[layer].index_copy_(2, self.slot, k.transpose(1, 2))
            self.values[layer].index_copy_(2, self.slot, v.transpose(1, 2))
            queries = q.view(self.rows, shape.kv_heads, shape.group, shape.head_size)
            scores = torch.matmul(queries, self.keys[layer, :, :, :window].mT) / math.sqrt(shape.head_size)
            weights = torch.softmax(scores.float().masked_fill(hidden, float("-inf")), dim=-1).to(x.dtype)
            mixed = torch.matmul(weights, self.values[layer, :, :, :window])
            x = block.finish(x, mixed.reshape(self.rows, 1, -1))
        return self._logits(x[:, 0])

    def _logits(self, x):
        normed = rms_norm(x, self.model.model.norm.weight, self.shape.norm_eps)
        return self.model.logits(normed).float()
