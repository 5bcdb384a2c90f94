DUMP = """
0000: 89 50 4e 47 0d 0a 1a 0a
0008: 00 00 01 2c 00 00 00 c8
0010: 08 02 74 c3 a4 67 21
"""


def parse(dump):
    data = bytearray()
    for line in dump.strip().splitlines():
        offset, _, rest = line.partition(":")
        if int(offset, 16) != len(data):
            raise ValueError(f"gap before {offset}")
        data += bytes.fromhex(rest)
    return bytes(data)


def dump(data, width=8):
    for i in range(0, len(data), width):
        part = data[i:i + width]
        text = "".join(chr(b) if 32 <= b < 127 else "." for b in part)
        yield f"{i:04x}: {part.hex(' '):<{3 * width}}{text}"


def number(data, at, size=4):
    return int.from_bytes(data[at:at + size], "big")


data = parse(DUMP)
print(*dump(data), sep="\n")
print("png" if data[1:4] == b"PNG" else "something else", number(data, 8), "x", number(data, 12))
print(data[18:].decode("utf-8"), data.count(0), max(data))
print(sum(data) & 0xFF, data[::-1][:2].hex())
for bad in ("0000: 01\n0004: 02", "0000: 0g"):
    try:
        parse(bad)
    except ValueError as e:
        print("bad dump:", e)
print(data.index("tä".encode()))
