def parse(text):
    for part in text.split(","):
        a, dash, b = part.strip().partition("-")
        yield int(a), int(b if dash else a)


def merge(ranges):
    merged = []
    for lo, hi in sorted(ranges):
        if merged and lo <= merged[-1][1] + 1:
            merged[-1][1] = max(merged[-1][1], hi)
        else:
            merged.append([lo, hi])
    return merged


def show(ranges):
    return ",".join(f"{a}-{b}" if a != b else str(a) for a, b in ranges)


for text in ("3-5, 1, 6-8", "10-20, 12-13, 22", "4"):
    m = merge(parse(text))
    print(text, "=>", show(m), sum(b - a + 1 for a, b in m))
pages = {p for a, b in parse("1-3,7") for p in range(a, b + 1)}
print(sorted(pages), show(merge((p, p) for p in pages | {4, 9})))
print(list(parse("1-2,x")))
