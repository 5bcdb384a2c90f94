import base64
import json
import zlib
import binascii


class Codec:
    def encode(self, data): return data
    def decode(self, data): return data


class Json(Codec):
    def encode(self, data): return json.dumps(data, sort_keys=True).encode()
    def decode(self, data): return json.loads(data)


class Zip(Codec):
    def encode(self, data): return zlib.compress(data)
    def decode(self, data): return zlib.decompress(data)


class B64(Codec):
    def encode(self, data): return base64.b64encode(data)
    def decode(self, data): return base64.b64decode(data)


class Checked(Codec):
    def encode(self, data):
        return b"%08x" % binascii.crc32(data) + data

    def decode(self, data):
        crc, body = data[:8], data[8:]
        if int(crc, 16) != binascii.crc32(body):
            raise ValueError("checksum differs")
        return body


STACK = [Json(), Zip(), Checked(), B64()]


def pack(data):
    for codec in STACK:
        data = codec.encode(data)
    return data


def unpack(blob):
    for codec in reversed(STACK):
        blob = codec.decode(blob)
    return blob


def main():
    order = {"pizza": ["ham", "corn"] * 8, "size": 32}
    blob = pack(order)
    print(unpack(blob) == order, type(blob).__name__)
    damaged = base64.b64encode(base64.b64decode(blob)[:-1] + b"!")
    print(len(damaged) == len(blob))
    print(unpack(damaged))


main()
