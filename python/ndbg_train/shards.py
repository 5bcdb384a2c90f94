"""Shards: packed rows of token ids, as the data pipeline writes them.

A shard has 4096 bytes of header (the magic, one JSON object, spaces), then rows × context little-endian words. A word
holds a token id and two flags: the highest bit marks a target, the next one the start of a document. Version 1 has
16-bit words (ids below 4096); version 2 has 32-bit words, for larger vocabularies. A whole shard may be compressed
(.gz, .xz); it is then checked after unpacking.
"""
import gzip
import hashlib
import json
import lzma
import os
import zlib
from dataclasses import dataclass

import numpy as np

from .refusal import Refusal

MAGIC = b"NDBGSHRD1\n"
HEADER_BYTES = 4096
SUFFIXES = (".ndbg", ".ndbg.gz", ".ndbg.xz")
# version → (word type, id mask, target flag, start flag)
WORDS = {
    1: (np.dtype("<u2"), 0x0FFF, 0x8000, 0x4000),
    2: (np.dtype("<u4"), 0x0FFFFFFF, 0x80000000, 0x40000000),
}


@dataclass(frozen=True)
class Header:
    version: int
    context: int
    rows: int
    vocabulary: int
    tokenizer: str
    form: int
    tokens: int

    @property
    def body_bytes(self):
        return self.rows * self.context * WORDS[self.version][0].itemsize


def parse_header(raw, name):
    if len(raw) < HEADER_BYTES:
        raise Refusal(f"{name}: truncated shard: {len(raw)} bytes, the header alone has {HEADER_BYTES}")
    if not raw.startswith(MAGIC):
        raise Refusal(f"{name}: not a shard (it does not begin with {MAGIC.decode().strip()})")
    try:
        fields = json.loads(raw[len(MAGIC):HEADER_BYTES].decode("ascii"))
        header = Header(
            version=int(fields["version"]), context=int(fields["context"]), rows=int(fields["rows"]),
            vocabulary=int(fields["vocabulary"]), tokenizer=str(fields.get("tokenizer", "")),
            form=int(fields.get("form", 0)), tokens=int(fields.get("tokens", 0)),
        )
    except (ValueError, KeyError, TypeError) as error:
        raise Refusal(f"{name}: corrupt shard header: {error!r}") from None
    if header.version not in WORDS:
        raise Refusal(f"{name}: shard version {header.version}; this trainer reads {sorted(WORDS)}")
    if header.context < 2 or header.rows < 1 or header.vocabulary < 2:
        raise Refusal(f"{name}: corrupt shard header: {header.rows} rows of {header.context} words")
    return header


def parse_body(header, body, name):
    """The words [rows, context] as signed integers with the same bits, because PyTorch hardly supports unsigned ones.
    """
    if len(body) != header.body_bytes:
        raise Refusal(
            f"{name}: {'truncated' if len(body) < header.body_bytes else 'overlong'} shard: {header.rows} rows of "
            f"{header.context} words take {header.body_bytes} bytes, found {len(body)}"
        )
    kind, mask, target, start = WORDS[header.version]
    words = np.frombuffer(body, kind).reshape(header.rows, header.context)
    if np.any(words & np.array(~(mask | target | start) & int(np.iinfo(kind).max), kind)):
        raise Refusal(f"{name}: corrupt shard: a word has a reserved bit set")
    highest = int((words & np.array(mask, kind)).max())
    if highest >= header.vocabulary:
        raise Refusal(f"{name}: corrupt shard: token id {highest}, but the vocabulary has {header.vocabulary}")
    return words.view(np.int16 if header.version == 1 else np.int32)


def _unpacked(path):
    name = str(path)
    if name.endswith(".gz"):
        return gzip.open(path, "rb")
    if name.endswith(".xz"):
        return lzma.open(path, "rb")
    return open(path, "rb")


def read_header(path):
    try:
        with _unpacked(path) as stream:
            raw = stream.read(HEADER_BYTES)
    except (OSError, EOFError, lzma.LZMAError, zlib.error) as error:
        raise Refusal(f"{path}: cannot be read: {error}") from None
    header = parse_header(raw, path)
    if not str(path).endswith((".gz", ".xz")):
        size = os.path.getsize(path)
        if size != HEADER_BYTES + header.body_bytes:
            raise Refusal(
                f"{path}: {'truncated' if size < HEADER_BYTES + header.body_bytes else 'overlong'} shard: "
                f"{size} bytes, its header says {HEADER_BYTES + header.body_bytes}"
            )
    return header


def read_shard(path, sha256=None):
    """Returns (header, words). Checks everything about the file."""
    if sha256 is not None:
        with open(path, "rb") as stream:
            found = hashlib.sha256(stream.read()).hexdigest()
        if found != sha256:
            raise Refusal(f"{path}: corrupt shard: its SHA-256 is {found[:12]}…, the manifest says {sha256[:12]}…")
    try:
        with _unpacked(path) as stream:
            raw = stream.read()
    except (OSError, EOFError, lzma.LZMAError, zlib.error) as error:
        raise Refusal(f"{path}: cannot be read: {error}") from None
    header = parse_header(raw[:HEADER_BYTES], path)
    return header, parse_body(header, raw[HEADER_BYTES:], path)


def write_shard(path, ids, targets, starts, vocabulary, tokenizer="0" * 64, form=1, version=1):
    """Writes a shard for tests and tools; the pipeline has its own writer. ids, targets, starts: [rows, context]."""
    kind, _mask, target, start = WORDS[version]
    words = ids.astype(kind) | (targets.astype(kind) * kind.type(target)) | (starts.astype(kind) * kind.type(start))
    fields = {
        "version": version, "context": ids.shape[1], "rows": ids.shape[0], "tokens": int((ids > 0).sum()),
        "documents": int(starts.sum()), "form": form, "tokenizer": tokenizer, "vocabulary": vocabulary,
    }
    head = (MAGIC + json.dumps(fields).encode("ascii")).ljust(HEADER_BYTES)
    with open(path, "wb") as stream:
        stream.write(head + np.ascontiguousarray(words).tobytes())
