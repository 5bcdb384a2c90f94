import base64
import string

ALPHABET = string.ascii_uppercase + string.ascii_lowercase + string.digits + "+/"


def encode(data: bytes) -> str:
    bits = "".join(f"{b:08b}" for b in data)
    bits += "0" * (-len(bits) % 6)
    out = "".join(ALPHABET[int(bits[i:i + 6], 2)] for i in range(0, len(bits), 6))
    return out + "=" * (-len(out) % 4)


def decode(text: str) -> bytes:
    bits = "".join(f"{ALPHABET.index(c):06b}" for c in text.rstrip("="))
    whole = len(bits) // 8 * 8
    return bytes(int(bits[i:i + 8], 2) for i in range(0, whole, 8))


def main():
    for word in ("M", "Ma", "Man", "ö!"):
        data = word.encode()
        mine = encode(data)
        print(f"{word:<4}{mine:<6}{mine == base64.b64encode(data).decode()} {decode(mine).decode()}")
    longer = encode(bytes(range(0, 250, 50)))
    print(longer, list(decode(longer)))
    print(repr(encode(b"")), decode("SGk="))
    growth = [len(encode(b"x" * n)) for n in range(5)]
    print(growth)
    print(decode("SG k="))


main()
