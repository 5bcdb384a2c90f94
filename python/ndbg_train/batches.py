"""Batches: a thread prepares rows for the device while the device trains on earlier ones.

A step takes `rows` rows over all ranks, in micro-batches. The number and places of the targets and the starts of
documents are computed here, so that training never waits for an answer from the device.
"""
import queue
import threading
from dataclasses import dataclass

import numpy as np
import torch

from .refusal import Refusal
from .sharing import PARENT, POSITION, REACH, WORDS_PLANE, plain
from .shards import WORDS


@dataclass
class Micro:
    planes: torch.Tensor   # [rows, 3, slots]: ids, positions and reaches; int16 or (for large vocabularies) int32
    index: torch.Tensor    # [padded targets]: the flat slot that predicts each target
    at: torch.Tensor       # [padded targets]: the flat slot of each target
    count: int             # targets without padding
    bounds: torch.Tensor   # [documents + 1, padded]: flat start of each document, for varlen attention
    tokens: int            # slots that are not padding
    attended: int          # pairs of slots that attention compares

    def to(self, device):
        moved = (getattr(self, name).to(device, non_blocking=True) for name in ("planes", "index", "at"))
        return Micro(*moved, self.count, self.bounds.to(device, non_blocking=True), self.tokens, self.attended)


@dataclass
class Batch:
    micros: list
    rows_after: int        # rows that the source has given once this batch is trained on
    targets: int
    tokens: int


class End(Exception):
    """The source has no more rows, or delivers none in time."""


def _padded_length(count, whole):
    """Rounds up to one of at most 16 lengths, so that compiled code sees few shapes."""
    step = max(1, whole // 16)
    return max(step, (count + step - 1) // step * step)


def _padded(slots, length, whole):
    # Padding is spread over all slots: at a single slot its (zero) gradients would be added one by one.
    padded = np.arange(length, dtype=np.int64) % whole
    padded[:len(slots)] = slots
    return padded


def make_micro(planes, version, pin=False):
    """The host's part of the work on [rows, 4, slots] planes (see sharing.py)."""
    kind, mask, target, _start = WORDS[version]
    words, parent, position, reach = (planes[:, plane] for plane in (WORDS_PLANE, PARENT, POSITION, REACH))
    rows, size = words.shape
    # A document's first token has no token before it to predict it from, so it is no target, whatever its flag.
    at = np.flatnonzero(((words & kind.type(target)) != 0) & (position > 0))
    index = at - at % size + parent.reshape(-1)[at]
    length = _padded_length(len(at), words.size)
    begins = np.flatnonzero(position == 0)
    step = max(64, rows * 8)
    bounds = np.full(len(begins) + step - len(begins) % step, words.size, np.int32)
    bounds[:len(begins)] = begins
    ids = words & kind.type(mask)
    narrow = np.int16 if version == 1 and size <= np.iinfo(np.int16).max else np.int32
    shown = np.stack([ids, position, reach], axis=1).astype(narrow)
    tensors = [
        torch.from_numpy(part)
        for part in (shown, _padded(index, length, words.size), _padded(at, length, words.size), bounds)
    ]
    if pin:
        tensors = [tensor.pin_memory() for tensor in tensors]
    used = ids != 0
    attended = int((position.astype(np.int64) + 1)[used].sum())
    return Micro(*tensors[:3], len(at), tensors[3], int(used.sum()), attended)


def unpack(planes):
    """The device's part: ids, reaches and positions, all [rows, slots]."""
    ids, positions, reach = planes.unbind(1)
    return ids.long(), reach.to(torch.int32), positions.long()


def targets_of(micro, ids):
    """(index, labels, weights) for the loss."""
    labels = ids.reshape(-1)[micro.at]
    weights = (torch.arange(len(micro.index), device=ids.device) < micro.count).float()
    return micro.index, labels, weights


class Feeder:
    """Reads ahead in its own thread; `next` returns the batches."""

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
            # Every rank reads all of a built set and takes its rows of each batch; of a stream it has its own
            # shards.
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
        except BaseException as error:  # passed to the training thread, which raises it
            self._put(error)

    def _batch(self, rows, given):
        version = self.source.header.version
        planes = rows if rows.ndim == 3 else plain(rows, version)
        micros = [
            make_micro(planes[first:first + self.micro_rows], version, self.pin)
            for first in range(0, len(rows), self.micro_rows)
        ]
        return Batch(micros, given, sum(m.count for m in micros), sum(m.tokens for m in micros))

    def next(self, give_up=lambda: False):
        """Returns the next batch. While it waits, it asks `give_up` now and then whether to go on waiting."""
        while True:
            try:
                item = self.queue.get(timeout=0.5)
                break
            except queue.Empty:
                if give_up():
                    raise End from None
        if isinstance(item, BaseException):
            raise item
        return item

    def close(self):
        self.stopped.set()
        self.thread.join(timeout=5)
