SAFE = set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.~")


def encode(text, safe=""):
    out = []
    for byte in text.encode("utf-8"):
        c = chr(byte)
        out.append(c if c in SAFE or c in safe else f"%{byte:02X}")
    return "".join(out)


def decode(text):
    data = bytearray()
    i = 0
    while i < len(text):
        if text[i] == "%":
            try:
                data.append(int(text[i + 1:i + 3], 16))
                i += 3
                continue
            except ValueError:
                pass
        data += text[i].encode()
        i += 1
    return data.decode("utf-8", errors="replace")


def main():
    for text in ("a b", "50% off", "Łódź/ü", "x=1&y=2"):
        e = encode(text)
        print(text, e, decode(e) == text)
    print(encode("/docs/año nuevo", safe="/"))
    print(decode("100%"), decode("%zz"), decode("%C3"), decode("%41%42c"))
    twice = encode(encode("é"))
    print(twice, decode(twice), decode(decode(twice)))
    print(len(encode("日本")) // len("日本"))


if __name__ == "__main__":
    main()
