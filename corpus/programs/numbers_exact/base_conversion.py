DIGITS = "0123456789abcdefghijklmnopqrstuvwxyz"


def to_base(n, base):
    if not 2 <= base <= 36:
        raise ValueError(f"base {base}")
    if n < 0:
        return "-" + to_base(-n, base)
    text = ""
    while True:
        n, d = divmod(n, base)
        text = DIGITS[d] + text
        if n == 0:
            return text


for n, base in [(10, 2), (255, 16), (0, 7), (-35, 36), (100, 10)]:
    text = to_base(n, base)
    print(n, base, text, int(text, base) == n)
print(int("0b101", 2), int("0x1f", 16), int("z", 36), int("  12 "), int("1_000"))
print(bin(-5), (6).bit_length(), 6 ^ 3, 6 & 3, 6 | 3, ~6, 1 << 4, 37 >> 2)
for bad in ("12", "g", ""):
    try:
        print(int(bad, 2))
    except ValueError as e:
        print(e)
print(to_base(3, 1))
