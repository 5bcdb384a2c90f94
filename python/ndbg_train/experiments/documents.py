"""Reads documents from shards and writes them to shards.

A document is a string with one character per token: the character's code is the token's id, plus TARGET if the token
is a target. Ids up to 16,383 fit. So regular expressions can rewrite the forms of the language.
"""
import lzma

import numpy as np

from ..shards import WORDS, read_shard, write_shard

TARGET = 0x4000


def plain(ids):
    """A string of ids without targets."""
    return np.asarray(ids, "<u2").tobytes().decode("utf-16-le")


def ids_of(document):
    return (np.frombuffer(document.encode("utf-16-le"), "<u2") & (TARGET - 1)).tolist()


def documents_of(path):
    """All documents of a shard in order, without padding."""
    header, words = read_shard(path)
    kind, mask, target, start = WORDS[header.version]
    bits = np.ascontiguousarray(words).view(kind)
    starts = (bits & kind.type(start)) != 0
    starts[:, 0] = True
    flat = bits.reshape(-1)
    coded = ((flat & kind.type(mask)) | np.where(flat & kind.type(target), TARGET, 0).astype(kind)).astype("<u2")
    begins = np.append(np.flatnonzero(starts), len(flat))
    text = coded.tobytes().decode("utf-16-le")
    found = (text[a:b].rstrip("\0") for a, b in zip(begins[:-1], begins[1:]))
    return [document for document in found if document]


def in_order(documents, context):
    """Fills rows one after the other, in the order of the documents."""
    rows, row, room = [], [], context
    for document in documents:
        if len(document) > room:
            rows.append(row)
            row, room = [], context
        row.append(document)
        room -= len(document)
    return rows + [row]


def packed(documents, context, open_rows=48):
    """Fills rows well: each document goes into the fullest open row that has room for it."""
    rows, open_ = [], []
    for document in documents:
        size = len(document)
        best = min((at for at in range(len(open_)) if open_[at][0] >= size), key=lambda at: open_[at][0], default=None)
        if best is None:
            if len(open_) == open_rows:
                rows.append(open_.pop(min(range(open_rows), key=lambda at: open_[at][0]))[1])
            open_.append([context - size, [document]])
        else:
            open_[best][0] -= size
            open_[best][1].append(document)
    return rows + [row for _room, row in open_]


def write_rows(path, rows, context, vocabulary, tokenizer):
    """Writes a shard, in version 2 if ids need it. A name that ends in .xz is compressed as far as possible."""
    words = np.zeros((len(rows), context), "<u2")
    starts = np.zeros((len(rows), context), bool)
    for at, row in enumerate(rows):
        text = "".join(row)
        words[at, :len(text)] = np.frombuffer(text.encode("utf-16-le"), "<u2")
        begins = np.cumsum([0] + [len(document) for document in row])
        starts[at, begins[begins < context]] = True
    plain_path = str(path)[:-3] if str(path).endswith(".xz") else str(path)
    write_shard(plain_path, words & (TARGET - 1), (words & TARGET) != 0, starts, vocabulary, tokenizer,
                version=1 if vocabulary <= 4096 else 2)
    if plain_path != str(path):
        with open(plain_path, "rb") as stream, lzma.open(path, "wb", preset=9 | lzma.PRESET_EXTREME) as out:
            out.write(stream.read())
