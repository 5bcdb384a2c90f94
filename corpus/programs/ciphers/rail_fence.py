def zigzag(n, rails):
    """Rail numbers 0 1 2 1 0 1 ... for n letters."""
    rail, step = 0, 1
    for _ in range(n):
        yield rail
        if rail == 0:
            step = 1
        elif rail == rails - 1:
            step = -1
        rail += step


def encode(text, rails):
    rows = [""] * rails
    for c, r in zip(text, zigzag(len(text), rails)):
        rows[r] += c
    return "".join(rows)


def decode(text, rails):
    order = sorted(range(len(text)), key=lambda i: (list(zigzag(len(text), rails))[i], i))
    result = [""] * len(text)
    for c, i in zip(text, order):
        result[i] = c
    return "".join(result)


plain = "WAITFORTHERAIN"
for rails in (2, 3):
    coded = encode(plain, rails)
    print(rails, coded)
path = list(zigzag(len(plain), 4))
print(path)
for r in range(4):
    print("".join(c if p == r else "." for c, p in zip(plain, path)))
short = encode("HELP", 3)
print(short, decode(short, 3))
print(encode("HELP", 1))
