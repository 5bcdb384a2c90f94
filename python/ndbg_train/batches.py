"""Batches: rows made ready for the device by a thread, while the device trains on the ones before.

A step takes `rows` rows over all ranks, in micro-batches. What the device needs to know without asking (how many
targets, where they stand, where documents begin) is worked out here, so that training never waits for an answer
from the device.
"""
import queue
import threading
from dataclasses import dataclass

import numpy as np
import torch

from .attention import documents_of
from .refusal import Refusal
from .shards import WORDS


@dataclass
class Micro:
    words: torch.Tensor    # [rows, context]: int16 (version 1) or int32 (version 2)
    index: torch.Tensor    # [padded targets]: the flat position that predicts each target
    count: int             # how many of `index` are real
    bounds: torch.Tensor   # [documents + 1, padded]: flat start of each document, for varlen attention
    tokens: int            # positions that are not padding
    attended: int          # pairs of positions that attention compares

    def to(self, device):
        move = lambda tensor: tensor.to(device, non_blocking=True)
        return Micro(move(self.words), move(self.index), self.count, move(self.bounds), self.tokens, self.attended)


@dataclass
class Batch:
    micros: list
    rows_after: int        # how many rows the source has given once this batch is trained on
    targets: int
    tokens: int


class End(Exception):
    """The source has no more rows."""


def _padded_length(count, whole):
    """One of at most 16 lengths, so that compiled code meets few shapes."""
    step = max(1, whole // 16)
    return max(step, (count + step - 1) // step * step)


def make_micro(words, version, pin=False):
    """The host's half of the work on [rows, context] words."""
    _kind, mask, target, start = WORDS[version]
    bits = np.ascontiguousarray(words).view(_kind)
    starts = (bits & _kind.type(start)) != 0
    starts[:, 0] = True
    # A document's first token has nothing before it to be predicted from: whatever its flag says, it is no target.
    wanted = ((bits & _kind.type(target)) != 0) & ~starts
    index = np.flatnonzero(wanted) - 1
    # Padding points everywhere rather than at one place, where its (zero) gradients would queue up.
    padded = np.arange(_padded_length(len(index), words.size), dtype=np.int64) % (words.size - 1)
    padded[:len(index)] = index
    begins = np.flatnonzero(starts)
    step = max(64, words.shape[0] * 8)
    bounds = np.full(len(begins) + step - len(begins) % step, words.size, np.int32)
    bounds[:len(begins)] = begins
    # A shard's rows are read-only, which PyTorch does not like to see.
    tensors = [torch.from_numpy(part) for part in (words.copy(), padded, bounds)]
    if pin:
        tensors = [tensor.pin_memory() for tensor in tensors]
    lengths = np.diff(bounds.astype(np.int64))
    tokens = int(((bits & _kind.type(mask)) != 0).sum())
    return Micro(tensors[0], tensors[1], len(index), tensors[2], tokens, int((lengths * (lengths + 1) // 2).sum()))


def unpack(words, version):
    """The device's half: ids, document numbers and positions, all [rows, context]."""
    _kind, mask, _target, _start = WORDS[version]
    wide = words.to(torch.int32 if version == 1 else torch.int64)
    starts = (wide >> (14 if version == 1 else 30)) & 1
    starts[:, 0] = 1
    document, positions = documents_of(starts)
    return (wide & mask).long(), document, positions


def targets_of(micro, ids):
    """(index, labels, weights) for the loss."""
    labels = ids.reshape(-1)[micro.index + 1]
    weights = (torch.arange(len(micro.index), device=ids.device) < micro.count).float()
    return micro.index, labels, weights


class Feeder:
    """Reads ahead in a thread of its own. Iterate it for batches; `seconds_waited` says how long training starved."""

    def __init__(self, source, start, rows, micro_rows, rank=0, world=1, pin=False, ahead=3):
        share = rows // world
        if rows % world or share % micro_rows:
            raise Refusal(
                f"--batch-rows {rows} does not divide into {world} process(es) of --micro-rows {micro_rows}"
            )
        self.source, self.start, self.rows, self.micro_rows = source, start, rows, micro_rows
        self.rank, self.world, self.pin = rank, world, pin
        self.queue = queue.Queue(maxsize=ahead)
        self.stopped = threading.Event()
        self.thread = threading.Thread(target=self._work, name="feeder", daemon=True)
        self.thread.start()

    def _put(self, item):
        while not self.stopped.is_set():
            try:
                self.queue.put(item, timeout=0.2)
                return
            except queue.Full:
                continue

    def _work(self):
        try:
            # Every rank reads a built set and takes its rows of each batch; of a live stream it has its own shards.
            shared = self.source.replayable
            need = self.rows if shared else self.rows // self.world
            given, parts, have = self.start, [], 0
            for block in self.source.blocks(self.start):
                parts.append(block)
                have += len(block)
                if have < need:
                    continue
                rows = np.concatenate(parts)
                for first in range(0, have - need + 1, need):
                    given += self.rows
                    chosen = rows[first:first + need]
                    self._put(self._batch(chosen[self.rank::self.world] if shared else chosen, given))
                    if self.stopped.is_set():
                        return
                parts, have = [rows[have - have % need:]], have % need
            self._put(End())
        except BaseException as error:  # carried to the training thread, which raises it
            self._put(error)

    def _batch(self, rows, given):
        version = self.source.header.version
        micros = [
            make_micro(rows[first:first + self.micro_rows], version, self.pin)
            for first in range(0, len(rows), self.micro_rows)
        ]
        return Batch(micros, given, sum(m.count for m in micros), sum(m.tokens for m in micros))

    def next(self):
        item = self.queue.get()
        if isinstance(item, BaseException):
            raise item
        return item

    def close(self):
        self.stopped.set()
        self.thread.join(timeout=5)
