from dataclasses import dataclass

START = 0x7E


@dataclass
class Frame:
    sensor: int
    value: int

    def to_bytes(self):
        body = bytes([self.sensor, self.value >> 8 & 255, self.value & 255])
        return bytes([START]) + body + bytes([self.checksum(body)])

    @staticmethod
    def checksum(body):
        return -sum(body) & 255


def scan(stream):
    """Yields the good frames, skips everything else."""
    i = skipped = 0
    while i + 5 <= len(stream):
        body = stream[i + 1:i + 4]
        if stream[i] == START and Frame.checksum(body) == stream[i + 4]:
            yield Frame(body[0], body[1] << 8 | body[2])
            i += 5
        else:
            skipped += 1
            i += 1
    print("skipped", skipped, "rest", len(stream) - i)


def main():
    frames = [Frame(1, 515), Frame(2, START), Frame(9, 65535)]
    stream = b"".join(f.to_bytes() for f in frames)
    print(stream.hex(" "))
    print(list(scan(stream)) == frames)
    noisy = b"\x00\x7e" + stream[:5] + b"\x55" + stream[5:8] + b"\x01" + stream[9:]
    for frame in scan(noisy):
        print(frame)
    print(Frame(3, 70000).to_bytes().hex(), Frame(3, 4464).to_bytes().hex())
    print(list(scan(b"")))


if __name__ == "__main__":
    main()
