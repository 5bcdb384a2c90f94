def runs(text):
    out = []
    last, n = None, 0
    for c in text:
        if c == last:
            n += 1
        else:
            if last:
                out.append((n, last))
            last, n = c, 1
    return out

def pack(pairs):
    return "".join((str(n) if n > 1 else "") + c for n, c in pairs)

def unpack(packed):
    out, digits = "", ""
    for c in packed:
        if c.isdigit():
            digits += c
        else:
            out += c * int(digits or 1)
            digits = ""
    return out

for text in ["aaabccd", "zz", "abc", "wwwwwwwwwwwwb"]:
    packed = pack(runs(text))
    back = unpack(packed)
    print(text, packed, back, "ok" if back == text else "LOST")

ratio = len(pack(runs("www" * 4))) / 12
print("ratio %.2f" % ratio)
