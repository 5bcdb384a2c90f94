PAIRS = [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"),
         (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]
VALUES = {s: n for n, s in PAIRS if len(s) == 1}


def to_roman(n):
    out = ""
    for value, sign in PAIRS:
        count, n = divmod(n, value)
        out += sign * count
    return out


def from_roman(text):
    total = 0
    for this, following in zip(text, text[1:] + "I"):
        value = VALUES[this]
        total += -value if value < VALUES[following] else value
    return total


def is_roman(text):
    return all(c in VALUES for c in text) and to_roman(from_roman(text)) == text


print(to_roman(1994), to_roman(48))
for text in ("XLII", "IIX", "MCM", "ABC"):
    print(text, from_roman(text) if is_roman(text) else "is no number")
print(from_roman("IIX"))
