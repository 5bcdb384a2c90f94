samples = ["A", "é", "€", "🎈"]

for ch in samples:
    data = ch.encode("utf-8")
    bits = " ".join(f"{b:08b}" for b in data)
    print(f"U+{ord(ch):04X} {len(data)} bytes {data.hex(' '):<12}{bits}")


def decode(data):
    out, i = [], 0
    while i < len(data):
        b = data[i]
        if b < 0x80:
            n, code = 0, b
        elif b >> 5 == 0b110:
            n, code = 1, b & 0x1F
        elif b >> 4 == 0b1110:
            n, code = 2, b & 0x0F
        else:
            n, code = 3, b & 0x07
        for k in range(1, n + 1):
            code = code << 6 | data[i + k] & 0x3F
        out.append(chr(code))
        i += n + 1
    return "".join(out)


word = "Büro 5 €"
raw = word.encode()
print(decode(raw) == word, len(word), len(raw))
print(raw.decode("latin-1"))
print(word.encode("ascii", "replace"), word.encode("ascii", "xmlcharrefreplace"))
try:
    raw[:2].decode()
except UnicodeDecodeError as e:
    print(e.reason, e.start)
print(decode(raw[:2]))
