"""Reads and writes safetensors: 8 bytes of length, a JSON header, raw little-endian data.

Written here because the format is thirty lines and the library is not installed everywhere. A file may be split into
parts (NAME.part-000, …) for transfers with a size limit; reading joins them.
"""
import json
import os
import struct
from pathlib import Path

import numpy as np
import torch

from .refusal import Refusal

NAMES = {
    torch.float32: "F32", torch.float16: "F16", torch.bfloat16: "BF16", torch.int64: "I64", torch.int32: "I32",
    torch.int16: "I16", torch.int8: "I8", torch.uint8: "U8", torch.bool: "BOOL", torch.float64: "F64",
}
TYPES = {name: kind for kind, name in NAMES.items()}


def _bytes(tensor):
    plain = tensor.detach().contiguous().cpu()
    if plain.dtype == torch.bfloat16:
        plain = plain.view(torch.int16)
    return plain.numpy().tobytes()


def parts_of(path):
    """The files that make up `path`: itself, or its parts in order."""
    path = Path(path)
    if path.is_file():
        return [path]
    parts = sorted(path.parent.glob(path.name + ".part-*"))
    if not parts:
        raise Refusal(f"{path}: no such file, whole or in parts")
    for number, part in enumerate(parts):
        if not part.name.endswith(f".part-{number:03d}"):
            raise Refusal(f"{path}: part {number:03d} is missing")
    return parts


def read_bytes(path):
    return b"".join(part.read_bytes() for part in parts_of(path))


def write_bytes(path, pieces, split_mb=0):
    """Writes the pieces one after the other, whole or in parts of at most `split_mb` MiB. Returns the paths."""
    limit = split_mb * 2**20 if split_mb else None
    written, stream, room = [], None, 0
    for piece in pieces:
        view = memoryview(piece)
        while len(view) or not written:
            if stream is None or room == 0:
                if stream is not None:
                    stream.close()
                name = f"{path}.part-{len(written):03d}" if limit else str(path)
                stream = open(name, "wb")
                written.append(Path(name))
                room = limit if limit else -1
            take = len(view) if room < 0 else min(room, len(view))
            stream.write(view[:take])
            view = view[take:]
            room = room - take if room > 0 else room
    stream.flush()
    os.fsync(stream.fileno())
    stream.close()
    return written


def save(path, tensors, metadata=None, split_mb=0):
    header, offset = {}, 0
    if metadata:
        header["__metadata__"] = {key: str(value) for key, value in metadata.items()}
    for name, tensor in tensors.items():
        size = tensor.numel() * tensor.element_size()
        header[name] = {
            "dtype": NAMES[tensor.dtype], "shape": list(tensor.shape), "data_offsets": [offset, offset + size]
        }
        offset += size
    text = json.dumps(header, separators=(",", ":")).encode()
    text += b" " * (-len(text) % 8)

    def pieces():
        yield struct.pack("<Q", len(text)) + text
        for tensor in tensors.values():
            if tensor.numel():
                yield _bytes(tensor)

    return write_bytes(path, pieces(), split_mb)


def load(path):
    """Returns (name → tensor, metadata), or a Refusal that names the file and what is wrong with it."""
    raw = read_bytes(path)
    try:
        (length,) = struct.unpack("<Q", raw[:8])
        if length > len(raw) - 8:
            raise ValueError(f"its header would have {length} bytes, the file has {len(raw)}")
        header = json.loads(raw[8:8 + length])
        metadata = header.pop("__metadata__", {})
        body = memoryview(raw)[8 + length:]
        end = max((entry["data_offsets"][1] for entry in header.values()), default=0)
        if end != len(body):
            raise ValueError(f"{len(body)} bytes of data, its header says {end}")
        tensors = {name: _tensor(entry, body) for name, entry in header.items()}
    except (ValueError, KeyError, TypeError, struct.error) as error:
        raise Refusal(f"{path}: truncated or corrupt weight file: {error}") from None
    return tensors, metadata


def _tensor(entry, body):
    kind = TYPES[entry["dtype"]]
    begin, end = entry["data_offsets"]
    count = int(np.prod(entry["shape"])) if entry["shape"] else 1
    if count == 0:
        return torch.empty(entry["shape"], dtype=kind)
    if end - begin != count * torch.empty((), dtype=kind).element_size():
        raise ValueError("a tensor's size and its shape disagree")
    flat = torch.frombuffer(bytearray(body[begin:end]), dtype=kind)
    return flat.reshape(entry["shape"])
