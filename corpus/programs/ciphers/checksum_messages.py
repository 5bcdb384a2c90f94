class CorruptMessage(Exception):
    def __init__(self, expected, got):
        super().__init__(f"checksum {got:04x} instead of {expected:04x}")
        self.distance = bin(expected ^ got).count("1")


def fletcher(data):
    a = b = 0
    for byte in data:
        a = (a + byte) % 255
        b = (b + a) % 255
    return b << 8 | a


def seal(text):
    data = text.encode()
    return data + fletcher(data).to_bytes(2, "big")


def unseal(packet):
    data, check = packet[:-2], int.from_bytes(packet[-2:], "big")
    if (real := fletcher(data)) != check:
        raise CorruptMessage(check, real)
    return data.decode()


def main():
    packet = seal("launch at 04:00")
    print(packet[-2:].hex(), unseal(packet))
    for change in (b"launch at 05:00", b"launch at 40:00", b"LAUNCH at 04:00"):
        try:
            print(unseal(change + packet[-2:]))
        except CorruptMessage as e:
            print(change.decode(), "->", e, "distance", e.distance)
    print(fletcher(b"ab"), fletcher(b"ba"), fletcher(b""))
    print(fletcher(b"\x00") == fletcher(b"\xff"), unseal(seal("")) == "")
    broken = packet[:-1]
    print(unseal(broken))


main()
