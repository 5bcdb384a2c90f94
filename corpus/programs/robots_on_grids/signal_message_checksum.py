def checksum(payload: bytes) -> int:
    total = 0
    for byte in payload:
        total = (total << 1 | total >> 7) & 0xFF
        total ^= byte
    return total


def frame(text: str) -> bytes:
    payload = text.encode("utf-8")
    return bytes([0x7E, len(payload)]) + payload + bytes([checksum(payload)])


def receive(data: bytes) -> str:
    start, length, *rest = data
    if start != 0x7E:
        raise ValueError("no start byte")
    payload, check = bytes(rest[:length]), rest[length]
    if checksum(payload) != check:
        raise ValueError(f"checksum {check:#04x}, expected {checksum(payload):#04x}")
    return payload.decode()


def main() -> None:
    message = frame("stopp für 3s")
    print(message.hex(), len(message))
    print(receive(message))
    damaged = bytearray(message)
    damaged[3] ^= 0b100
    for data in (bytes(damaged), message[1:], frame("")):
        try:
            print(repr(receive(data)))
        except ValueError as e:
            print("error:", e)
    print(checksum(b"ab") == checksum(b"ba"), checksum(b"\x01" * 8))
    print(receive(message[:-1]))


if __name__ == "__main__":
    main()
