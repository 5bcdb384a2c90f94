"""Sources of rows: a built set of shards, a folder in which shards appear, or a pipe.

A source yields blocks of rows, for ever or until it ends, and checks that all have the same context, tokenizer and
form. A built set is shuffled by a seed and can start at any row, so a resumed run sees exactly the rows that it would
have seen. A stream cannot be replayed: a resumed run continues with what comes.
"""
import collections
import json
import multiprocessing
import os
import signal
import sys
import time
from pathlib import Path

import numpy as np

from .refusal import Refusal
from .sharing import check_size, share
from .shards import HEADER_BYTES, SUFFIXES, parse_body, parse_header, read_header, read_shard


def agree(first, other, name):
    for part in ("version", "context", "tokenizer", "form", "vocabulary"):
        if getattr(first, part) != getattr(other, part):
            raise Refusal(
                f"{name}: its {part} is {getattr(other, part)}, the shards before it have {getattr(first, part)}; "
                "shards of one run must come from one pipeline"
            )


def hashes_of(folder):
    """name → SHA-256, from the manifest of a built set, if there is one."""
    path = Path(folder) / "manifest.json"
    if not path.is_file():
        return {}
    try:
        files = json.loads(path.read_text())["files"]
        entries = files.items() if isinstance(files, dict) else ((f.get("name") or f.get("file"), f) for f in files)
        return {name: entry["sha256"] if isinstance(entry, dict) else entry for name, entry in entries}
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise Refusal(f"{path}: corrupt manifest: {error!r}") from None


def find_shards(paths):
    found = []
    for path in map(Path, paths):
        if path.is_dir():
            hashes = hashes_of(path)
            inside = sorted(p for p in path.iterdir() if p.name.endswith(SUFFIXES))
            missing = sorted(name for name in hashes if name.endswith(SUFFIXES) and not (path / name).is_file())
            if missing:
                raise Refusal(f"{path}: the manifest lists {missing[0]}, which is not there")
            if not inside:
                raise Refusal(f"{path}: no shards (files ending in {', '.join(SUFFIXES)}) in this folder")
            found += [(p, hashes.get(p.name)) for p in inside]
        elif path.is_file():
            found.append((path, hashes_of(path.parent).get(path.name)))
        else:
            raise Refusal(f"{path}: no such shard or folder")
    return found


class ShardSet:
    """A built set, repeated in a new order each epoch. Shards are shuffled a few at a time, so that a batch mixes
    them without loading the whole set."""

    replayable = True

    def __init__(self, paths, seed=0, interleave=8, shuffle=True):
        self.files = find_shards(paths)
        headers = [read_header(path) for path, _hash in self.files]
        for (path, _hash), header in zip(self.files, headers):
            agree(headers[0], header, path)
        self.header = headers[0]
        self.sizes = np.array([header.rows for header in headers])
        self.rows = int(self.sizes.sum())
        self.seed, self.interleave, self.shuffle = seed, interleave, shuffle

    def blocks(self, start):
        """Yields endless blocks of rows, as if `start` rows had been given already."""
        epoch, skip = divmod(start, self.rows)
        while True:
            chance = np.random.default_rng([self.seed, epoch])
            order = chance.permutation(len(self.files)) if self.shuffle else np.arange(len(self.files))
            for group in range(0, len(order), self.interleave):
                members = order[group:group + self.interleave]
                size = int(self.sizes[members].sum())
                inner = chance.permutation(size) if self.shuffle else np.arange(size)
                if skip >= size:
                    skip -= size
                    continue
                words = np.concatenate([read_shard(*self.files[member])[1] for member in members])
                yield words[inner[skip:]]
                skip = 0
            epoch += 1


class GrowingFolder:
    """A folder in which whole shards appear by renaming. We claim one by another renaming (so several ranks can share
    a folder) and delete it once read. A file named `end` says that no more will come. With `replay`, it does not
    wait for a slow producer but repeats one of the last `replay` shards, the least used first."""

    replayable = False

    def __init__(self, folder, replay=0, patience=600.0, rank=0):
        self.folder, self.replay, self.patience, self.rank = Path(folder), replay, patience, rank
        if not self.folder.is_dir():
            raise Refusal(f"{folder}: no such folder to read a stream from")
        self.header = None
        self.kept = []
        self.replayed = 0
        self.waiting = self._claim(wait=True)
        if self.waiting is None:
            raise Refusal(f"{folder}: the stream ended before its first shard")

    def _claim(self, wait):
        began = time.monotonic()
        while True:
            # Checked first, because the last shards and the end may come while the folder is being read.
            over = (self.folder / "end").exists()
            for path in sorted(p for p in self.folder.iterdir() if p.name.endswith(SUFFIXES)):
                taken = path.with_name(f"taken-{self.rank}-{path.name}")
                if path.name.startswith("taken-"):
                    continue
                try:
                    os.rename(path, taken)
                except FileNotFoundError:
                    continue
                header, words = read_shard(taken)
                taken.unlink()
                if self.header is None:
                    self.header = header
                agree(self.header, header, path)
                return words
            if over or not wait:
                return None
            if time.monotonic() - began > self.patience:
                raise Refusal(f"{self.folder}: no shard came for {self.patience:.0f} s; is the producer running?")
            time.sleep(0.05)

    def blocks(self, start):
        words, chance = self.waiting, np.random.default_rng([self.rank, start])
        while words is not None:
            yield words[chance.permutation(len(words))]
            if self.replay:
                self.kept = (self.kept + [[1, words]])[-self.replay:]
            words = self._claim(wait=False)
            while words is None and self.kept and not (self.folder / "end").exists():
                entry = min(self.kept, key=lambda kept: kept[0])
                entry[0] += 1
                self.replayed += 1
                yield entry[1][chance.permutation(len(entry[1]))]
                words = self._claim(wait=False)
            if words is None:
                words = self._claim(wait=True)


class Pipe:
    """Shards one after the other on a pipe, or on standard input (`-`)."""

    replayable = False

    def __init__(self, path):
        self.name = str(path)
        self.stream = sys.stdin.buffer if self.name == "-" else open(path, "rb")
        self.first = self._next()
        if self.first is None:
            raise Refusal(f"{self.name}: the pipe closed before its first shard")
        self.header = self.first[0]

    def _next(self):
        raw = self.stream.read(HEADER_BYTES)
        if not raw:
            self.stream.close()
            return None
        try:
            header = parse_header(raw, self.name)
            return header, parse_body(header, self.stream.read(header.body_bytes), self.name)
        except Refusal:
            self.stream.close()
            raise

    def blocks(self, start):
        shard, chance = self.first, np.random.default_rng(start)
        while shard is not None:
            header, words = shard
            agree(self.header, header, self.name)
            yield words[chance.permutation(len(words))]
            shard = self._next()


def _lay_out_for(pipe):
    """The helper process: reads tasks and returns rows until the other end is closed or gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        while True:
            pipe.send(share(*pipe.recv()))
    except (EOFError, BrokenPipeError):
        return


class Shared:
    """Rows of another source, laid out anew so that documents which begin alike share their beginning (sharing.py).
    With `beside`, another process does that, so that the one that feeds the device is not delayed.

    How many rows a block gives is known once it is laid out. Blocks are marked with [rows before, source rows in
    them, rows they gave], so that a resumed run need not lay out everything before.
    """

    def __init__(self, source, size, seed=0, beside=False):
        self.source, self.size, self.seed, self.beside = source, size, seed, beside
        self.header, self.replayable = source.header, source.replayable
        self.marks, self.sizes = [[0, 0, 0]], collections.deque()
        check_size(size, source.header)

    def mark(self, given):
        """The mark of the block that holds the row after `given` rows."""
        return next(mark for mark in reversed(self.marks) if mark[2] <= given) if self.replayable else None

    def begin_at(self, mark):
        if self.replayable:
            self.marks = [mark]

    @property
    def replayed(self):
        return getattr(self.source, "replayed", 0)

    def _tasks(self, start):
        number, taken, _given = self.marks[0]
        for number, words in enumerate(self.source.blocks(taken if self.replayable else start), number):
            self.sizes.append(len(words))
            yield words, self.header.version, self.size, [self.seed, number]

    def _laid_out(self, start):
        if not self.beside:
            yield from (share(*task) for task in self._tasks(start))
            return
        context = multiprocessing.get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=_lay_out_for, args=(theirs,), daemon=True)
        process.start()
        theirs.close()
        try:
            waiting = False
            for task in self._tasks(start):
                # One task is computed while the rows of the one before are trained on.
                done = ours.recv() if waiting else None
                ours.send(task)
                waiting = True
                if done is not None:
                    yield done
            if waiting:
                yield ours.recv()
        except (EOFError, ConnectionError):
            process.join(timeout=5)
            raise Refusal(f"the process that lays rows out ended (exit status {process.exitcode})") from None
        finally:
            ours.close()
            process.join(timeout=5)

    def blocks(self, start):
        number, taken, given = self.marks[0]
        skip = start - given if self.replayable else 0
        for planes in self._laid_out(start):
            number, taken, given = number + 1, taken + self.sizes.popleft(), given + len(planes)
            self.marks.append([number, taken, given])
            if skip < len(planes):
                yield planes[skip:]
            skip = max(0, skip - len(planes))


def open_source(paths, growing, seed, interleave, replay, rank, world, shared=0, beside=False):
    if growing:
        source = GrowingFolder(paths[0], replay=replay, rank=rank)
    elif len(paths) == 1 and (paths[0] == "-" or Path(paths[0]).is_fifo()):
        if world > 1:
            raise Refusal("--data from a pipe feeds one process; give several a folder with --growing")
        source = Pipe(paths[0])
    else:
        source = ShardSet(paths, seed=seed, interleave=interleave)
    return Shared(source, shared, seed, beside) if shared else source
