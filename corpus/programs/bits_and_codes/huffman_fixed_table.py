CODE = {"e": "0", "n": "10", "t": "110", "s": "1110", " ": "11110", "d": "11111"}


def encode(text):
    return "".join(CODE[ch] for ch in text)


def decode(bits):
    table = {v: k for k, v in CODE.items()}
    text, word = "", ""
    for b in bits:
        word += b
        if word in table:
            text += table[word]
            word = ""
    if word:
        raise ValueError(f"{word!r} left over after {text!r}")
    return text


def prefix_free(codes):
    codes = sorted(codes)
    return not any(b.startswith(a) for a, b in zip(codes, codes[1:]))


def to_bytes(bits):
    padded = bits + "0" * (-len(bits) % 8)
    return bytes(int(padded[i:i + 8], 2) for i in range(0, len(padded), 8))


def main():
    text = "ten tents end"
    bits = encode(text)
    packed = to_bytes(bits)
    print(bits, len(bits))
    print(packed.hex(), len(packed), "bytes instead of", len(text))
    print(decode(bits))
    print(prefix_free(CODE.values()), prefix_free(["0", "01"]))
    try:
        decode(bits[:-2])
    except ValueError as e:
        print(e)
    print(decode("".join(f"{b:08b}" for b in packed)))
    print(encode("send"), encode("tested"))
    print(encode("dance"))


if __name__ == "__main__":
    main()
