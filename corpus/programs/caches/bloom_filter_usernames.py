import zlib


class BloomFilter:
    def __init__(self, bits=32, hashes=2):
        self.bits, self.hashes = bits, hashes
        self.field = 0

    def _positions(self, text):
        for k in range(self.hashes):
            yield zlib.crc32(f"{k}:{text}".encode()) % self.bits

    def add(self, text):
        for p in self._positions(text):
            self.field |= 1 << p

    def __contains__(self, text):
        return all(self.field >> p & 1 for p in self._positions(text))

    def fill(self):
        return bin(self.field).count("1") / self.bits


class Users:
    def __init__(self, names):
        self.names = set(names)
        self.filter = BloomFilter()
        self.lookups = 0
        for n in names:
            self.filter.add(n)

    def exists(self, name):
        if name not in self.filter:
            return False
        self.lookups += 1
        return name in self.names


def main():
    users = Users(["anna", "bob", "çelik", "dora"])
    print(f"{users.filter.fill():.0%} of the bits set")
    for name in ("bob", "eve", "frank", "çelik", "gina"):
        print(name, users.exists(name))
    print("real lookups:", users.lookups)
    assert all(n in users.filter for n in users.names)
    print(list(BloomFilter()._positions("anna")) == list(users.filter._positions("anna")))


if __name__ == "__main__":
    main()
