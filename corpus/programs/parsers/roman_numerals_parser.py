VALUES = {"I": 1, "V": 5, "X": 10, "L": 50, "C": 100, "D": 500, "M": 1000}
STEPS = [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"),
         (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]


class NotRoman(ValueError):
    pass


def write(n):
    out = ""
    for value, sign in STEPS:
        while n >= value:
            out += sign
            n -= value
    return out


def read(text):
    total = 0
    for i, c in enumerate(text):
        if c not in VALUES:
            raise NotRoman(f"{c!r} in {text!r}")
        v = VALUES[c]
        following = VALUES.get(text[i + 1]) if i + 1 < len(text) else 0
        total += -v if v < following else v
    if write(total) != text:
        raise NotRoman(f"{text} should be {write(total)}")
    return total


inscriptions = ["MDCCLXXVI", "XLII", "IIII", "XIX", "ABC", "IC"]
years = []
for text in inscriptions:
    try:
        years.append(read(text))
    except NotRoman as e:
        print("strange:", e)
print(years, [write(y) for y in years])
print(max((8, 28, 38), key=lambda n: len(write(n))))
