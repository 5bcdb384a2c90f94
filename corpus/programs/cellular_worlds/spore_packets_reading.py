import struct


def pack(spores):
    return b"".join(struct.pack(">BHb", kind, size, drift) for kind, size, drift in spores)


def unpack(data):
    width = struct.calcsize(">BHb")
    for i in range(0, len(data), width):
        yield struct.unpack(">BHb", data[i:i + width])


def main():
    spores = [(1, 300, -4), (2, 65535, 127), (1, 12, 0)]
    data = pack(spores)
    print(data.hex(" "), len(data))
    back = list(unpack(data))
    print(back == spores, back[1])
    sizes = {}
    for kind, size, _ in back:
        sizes[kind] = sizes.get(kind, 0) + size
    print(sizes, "drift", sum(d for *_, d in back))
    print([struct.unpack_from(">H", data, i * 4 + 1)[0] for i in range(3)])
    pack([(3, 70000, 1)])


main()
