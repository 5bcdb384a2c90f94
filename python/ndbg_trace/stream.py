"""The streamed form of a recording (docs/trace-format.md): chunks of 32-bit words, value texts and JSON records."""

import json
import sys

from array import array
from binascii import crc32

from .intact import BUILTINS as __builtins__

MAGIC = b"NDBGTRC\n"
VERSION = 1
CHUNK = 0x4B4E4843
NEW_TABLE = 1
LAST = 2

# Low three bits of a word.
LINE, CALL, RETURN, EXCEPTION, CHANGE, GONE, UNWIND = range(7)
WORD = "I" if array("I").itemsize == 4 else "L"


def _make_to_json():
    """The encoder's C part on its own: the Python around it looks up builtins, which a program may have changed."""
    make = json.encoder.c_make_encoder
    if make is None:
        return json.JSONEncoder(ensure_ascii=True, separators=(",", ":")).encode
    encode = make({}, None, json.encoder.encode_basestring_ascii, None, ":", ",", False, False, True)
    return lambda value: "".join(encode(value, 0))


to_json = _make_to_json()


class ChunkWriter:
    """Frames what the tracer gathered and hands it to `write(bytes)`."""

    def __init__(self, write):
        self.write = write
        self.sequence = 0
        write(MAGIC + VERSION.to_bytes(4, "little") + bytes(4))

    def chunk(self, words, texts, records, flags):
        """`records`: JSON objects, or their text where it is known already."""
        body = array(WORD, words)
        if sys.byteorder != "little":
            body.byteswap()
        blob = "\0".join(texts)
        if texts and blob.count("\0") != len(texts) - 1:
            blob = "\0".join([text.replace("\0", "\\x00") for text in texts])
        # A lone surrogate has no UTF-8; it is written as its escape.
        text = blob.encode("utf-8", "backslashreplace")
        meta = b""
        if records:
            meta = f"[{','.join([r if type(r) is str else to_json(r) for r in records])}]".encode()
        payload = b"".join((body.tobytes(), text, meta, bytes(-(len(text) + len(meta)) % 4)))
        head = array(WORD, (CHUNK, self.sequence, len(words), len(text), len(texts), len(meta), flags))
        if sys.byteorder != "little":
            head.byteswap()
        front = head.tobytes()
        check = crc32(payload, crc32(front)).to_bytes(4, "little")
        self.sequence += 1
        self.write(b"".join((front, check, payload)))
