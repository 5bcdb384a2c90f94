"""Lets documents that begin alike share their beginning.

One program gives many documents: calls with other inputs, other walks through the same call. Each repeats the code.
Laid out as a tree in depth-first order, their common part is computed once: a hundred tokens of code and ten walks of
fifty take 600 positions instead of 1,500, with the same loss and gradients. Attention follows the tree: a token sees
itself and the tokens between it and the root, so no walk sees another.

A token k is above a later token q in the tree exactly if q lies before the end of k's subtree. So one number per
token, its `reach` (the first slot behind its subtree), is the whole mask: q may look at k if k <= q < reach[k].

A laid-out row has four planes of the words' type: the words; the slot of the token before (`parent`); the position in
the document (the depth in the tree); the reach.
"""
import numpy as np

from .refusal import Refusal
from .shards import WORDS

PLANES = WORDS_PLANE, PARENT, POSITION, REACH = range(4)
# Documents with a shorter common beginning belong to different programs; they are shuffled apart.
KIN = 24


def check_size(size, header):
    widest = int(np.iinfo(WORDS[header.version][0]).max)
    if not header.context <= size <= widest:
        raise Refusal(f"--share {size}: rows must have at least the shards' context, {header.context}, "
                      f"and at most {widest}")


def documents_in(words, version):
    """The documents in [rows, context] words that have targets. Others, and padding, teach nothing."""
    kind, _mask, target, start = WORDS[version]
    bits = np.ascontiguousarray(words).view(kind)
    starts = (bits & kind.type(start)) != 0
    starts[:, 0] = True
    wanted = ((bits & kind.type(target)) != 0) & ~starts
    begins = np.flatnonzero(starts)
    flat = bits.reshape(-1)
    ends = np.append(begins[1:], flat.size)
    counts = np.add.reduceat(wanted.reshape(-1), begins)
    return [flat[begin:end] for begin, end, count in zip(begins, ends, counts) if count]


def in_order(documents, version):
    """The documents sorted by their ids, and for each the length of its common beginning with the one before."""
    kind, mask, _target, _start = WORDS[version]
    ids = [document & kind.type(mask) for document in documents]
    wide = kind.newbyteorder(">")
    keys = [part.astype(wide).tobytes() for part in ids]
    order = sorted(range(len(keys)), key=keys.__getitem__)
    common = [0] * len(order)
    for at in range(1, len(order)):
        one, other = ids[order[at - 1]], ids[order[at]]
        size = min(len(one), len(other))
        differ = one[:size] != other[:size]
        first = int(differ.argmax()) if size else 0
        common[at] = first if size and differ[first] else size
    return order, common


class Rows:
    """Fills rows: documents are added one after the other, each sharing its beginning with the last."""

    def __init__(self, size, version):
        self.size = size
        self.kind, self.mask, self.target, _start = WORDS[version]
        self.rows, self.fill, self.path, self.row = [], size, None, None

    def _close(self):
        if self.row is None:
            return
        self.row[REACH, self.path] = self.fill
        # Padding sees only itself: a softmax over nothing has no value.
        slots = np.arange(self.fill, self.size)
        self.row[PARENT, self.fill:] = slots
        self.row[REACH, self.fill:] = slots + 1

    def _open(self):
        self._close()
        self.row = np.zeros((len(PLANES), self.size), self.kind)
        self.rows.append(self.row)
        self.fill, self.path = 0, np.zeros(0, np.int64)

    def add(self, document, common):
        if self.fill + len(document) - common > self.size:
            self._open()
            common = 0
        row, begin = self.row, self.fill
        end = begin + len(document) - common
        above, closed = self.path[:common], self.path[common:]
        row[REACH, closed] = begin
        row[WORDS_PLANE, above] |= document[:common] & self.kind.type(self.target)
        row[WORDS_PLANE, begin:end] = document[common:] & self.kind.type(self.mask | self.target)
        if end > begin:
            row[PARENT, begin + 1:end] = np.arange(begin, end - 1)
            row[PARENT, begin] = above[-1] if common else begin
            row[POSITION, begin:end] = np.arange(common, len(document))
        self.path = np.concatenate([above, np.arange(begin, end)])
        self.fill = end

    def done(self):
        self._close()
        return np.stack(self.rows) if self.rows else np.zeros((0, len(PLANES), self.size), self.kind)


def share(words, version, size, seed):
    """[rows, context] words → [rows, 4, size] planes. The seed determines the order of the trees."""
    documents = documents_in(words, version)
    order, common = in_order(documents, version)
    trees = np.flatnonzero(np.array(common) < KIN)
    ends = np.append(trees[1:], len(order))
    rows = Rows(size, version)
    for tree in np.random.default_rng(seed).permutation(len(trees)):
        for at in range(trees[tree], ends[tree]):
            rows.add(documents[order[at]], common[at] if at > trees[tree] else 0)
    return rows.done()


def plain(words, version):
    """The same planes for rows as they are: each document is a tree without branches."""
    kind, mask, target, start = WORDS[version]
    bits = np.ascontiguousarray(words).view(kind)
    starts = (bits & kind.type(start)) != 0
    starts[:, 0] = True
    slots = np.broadcast_to(np.arange(bits.shape[1]), bits.shape)
    begin = np.maximum.accumulate(np.where(starts, slots, 0), axis=1)
    following = np.where(starts, slots, bits.shape[1])
    following = np.append(following, np.full((len(bits), 1), bits.shape[1]), axis=1)
    reach = np.minimum.accumulate(following[:, :0:-1], axis=1)
    parent = np.where(starts, slots, slots - 1)
    return np.stack([bits & kind.type(mask | target), parent, slots - begin, reach[:, ::-1]], axis=1).astype(kind)


def joined(words, version, size):
    """[rows, context] words → longer rows of the same documents, `size` slots each; the rest is padding."""
    kind, _mask, _target, start = WORDS[version]
    context = words.shape[1]
    bits = np.ascontiguousarray(words).view(kind).copy()
    bits[:, 0] |= kind.type(start)
    together = size // context
    long = np.zeros((-(-len(bits) // together), size), kind)
    long[:, ::context] |= kind.type(start)
    for row, part in enumerate(bits):
        at = row % together * context
        long[row // together, at:at + context] = part
    return long.view(words.dtype)
