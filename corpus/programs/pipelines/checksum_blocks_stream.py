import zlib


def blocks(data, size):
    for i in range(0, len(data), size):
        yield i // size, data[i:i + size]


def checksums(data, size=8):
    return {n: zlib.adler32(b) for n, b in blocks(data, size)}


def changed(old, new, size=8):
    before, after = checksums(old, size), checksums(new, size)
    return [n for n in after if before.get(n) != after[n]]


def patch(old, new, size=8):
    new_blocks = dict(blocks(new, size))
    return [(n, new_blocks[n]) for n in changed(old, new, size)]


def apply(old, patches, size=8):
    result = dict(blocks(old, size))
    result.update(patches)
    return b"".join(result[n] for n in sorted(result))


def main():
    old = "Im Frühtau zu Berge wir ziehn".encode()
    new = old.replace(b"Berge", b"Meere") + b", fallera"
    diff = patch(old, new)
    print(len(old), len(new), changed(old, new))
    for n, b in diff:
        print(n, b)
    print(apply(old, diff) == new)
    inserted = b"!" + old
    print(len(patch(old, inserted)), "of", len(checksums(inserted)), "blocks")
    shorter = old[:10]
    print(apply(old, patch(old, shorter)) == shorter)


main()
