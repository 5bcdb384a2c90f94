LEFT = {"0001101": 0, "0011001": 1, "0010011": 2, "0111101": 3, "0100011": 4,
        "0110001": 5, "0101111": 6, "0111011": 7, "0110111": 8, "0001011": 9}


def widths(stripes):
    """'||| ||' style to bits"""
    return "".join("1" if ch == "|" else "0" for ch in stripes)


def decode(bits):
    if not (bits.startswith("101") and bits.endswith("101")):
        raise ValueError("guards missing")
    middle = bits[3:-3]
    digits = []
    for i in range(0, len(middle), 7):
        group = middle[i:i + 7]
        if group in LEFT:
            digits.append(LEFT[group])
        else:
            flipped = "".join("10"[int(b)] for b in group)
            digits.append(LEFT[flipped])
    return digits


def encode(digits, inverse_from=2):
    table = {v: k for k, v in LEFT.items()}
    out = "101"
    for i, d in enumerate(digits):
        group = table[d]
        if i >= inverse_from:
            group = group.translate(str.maketrans("01", "10"))
        out += group
    return out + "101"


code = encode([4, 0, 9, 7])
print("".join("|" if b == "1" else " " for b in code))
print(decode(code))
print(decode(widths("".join("|" if b == "1" else "." for b in code))))
for broken in (code[1:], code[:5] + "1" + code[6:]):
    try:
        print(decode(broken))
    except (ValueError, KeyError) as e:
        print(type(e).__name__, e)
print(decode(code[::-1]))
