def varint(n):
    if n < 0:
        raise ValueError("only for numbers from 0")
    out = bytearray()
    while True:
        n, low = n >> 7, n & 0x7F
        out.append(low | (0x80 if n else 0))
        if not n:
            return bytes(out)


def read(data):
    value = shift = 0
    for b in data:
        value |= (b & 0x7F) << shift
        shift += 7
        if not b & 0x80:
            yield value
            value = shift = 0
    if shift:
        raise EOFError("data ends within a number")


def zigzag(n):
    return n << 1 if n >= 0 else -n * 2 - 1


def deltas(ids):
    last = 0
    for i in ids:
        yield zigzag(i - last)
        last = i


def undo(codes):
    total = 0
    for c in codes:
        total += c >> 1 if c % 2 == 0 else -(c + 1 >> 1)
        yield total


def main():
    songs = [1000, 1003, 1002, 90000, 90001]
    plain = b"".join(map(varint, songs))
    small = b"".join(map(varint, deltas(songs)))
    print(len(plain), len(small), small.hex(" "))
    print(list(read(plain)) == songs, list(undo(read(small))))
    try:
        list(read(small[:1]))
    except EOFError as e:
        print(e)
    print([zigzag(n) for n in (0, -1, 1, -2, 2)], varint(300).hex())
    print(varint(-1))


if __name__ == "__main__":
    main()
