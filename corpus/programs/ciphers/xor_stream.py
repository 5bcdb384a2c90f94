def keystream(seed):
    """A poor man's generator of key bytes."""
    state = seed
    while True:
        state = (state * 75 + 74) % 65537
        yield state & 0xFF


def xor(data, seed):
    return bytes(b ^ k for b, k in zip(data, keystream(seed)))


def flip_bit(data, index):
    damaged = bytearray(data)
    damaged[index // 8] ^= 1 << (index % 8)
    return bytes(damaged)


def main():
    message = "Grüße aus Łódź".encode()
    hidden = xor(message, seed=2024)
    print(hidden.hex())
    print(xor(hidden, 2024).decode())
    wrong = xor(hidden, 2025)
    print(wrong == message, len(wrong))
    one = xor(b"attack at dawn", 7)
    two = xor(b"defend the hil", 7)
    leak = bytes(a ^ b for a, b in zip(one, two))
    print(leak == bytes(a ^ b for a, b in zip(b"attack at dawn", b"defend the hil")))
    damaged = flip_bit(one, 5)
    print(xor(damaged, 7))
    print(xor(b"", 1), next(keystream(0)))


if __name__ == "__main__":
    main()
