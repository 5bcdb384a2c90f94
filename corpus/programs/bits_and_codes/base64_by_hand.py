import base64

ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/"


def encode(data):
    out = ""
    for i in range(0, len(data), 3):
        block = data[i:i + 3]
        missing = 3 - len(block)
        n = int.from_bytes(block + bytes(missing), "big")
        four = "".join(ALPHABET[n >> shift & 63] for shift in (18, 12, 6, 0))
        out += four[:4 - missing] + "=" * missing
    return out


def decode(text):
    data = bytearray()
    for i in range(0, len(text), 4):
        four = text[i:i + 4]
        n = 0
        for ch in four:
            n = n << 6 | (0 if ch == "=" else ALPHABET.index(ch))
        data += n.to_bytes(3, "big")[:3 - four.count("=")]
    return bytes(data)


def main():
    for word in (b"Wien", b"cat", "Ü".encode(), b""):
        code = encode(word)
        print(word, code, code == base64.b64encode(word).decode(), decode(code) == word)
    print(decode("aGk="))
    print(len(encode(bytes(10))), encode(b"\xff\xff\xff"))
    print(decode("a_k="))


main()
