DIGITS = "0123456789abcdefghij"


def to_base(n, base):
    if n == 0:
        return "0"
    text = ""
    while n:
        n, d = divmod(n, base)
        text = DIGITS[d] + text
    return text


def from_base(text, base):
    value = 0
    for ch in text:
        value = value * base + DIGITS.index(ch)
    return value


def main():
    for n in (20, 255, 0):
        print(n, {b: to_base(n, b) for b in (2, 7, 16, 20)})
    print(from_base("ff", 16), from_base("1010", 3))
    same = [n for n in range(10, 24) if to_base(n, 9) == to_base(n, 6)[::-1]]
    print(same)
    print(from_base("19", 8))
    try:
        from_base("z1", 16)
    except ValueError as e:
        print("no such digit:", e)
    price = "1j"
    print(f"{price} in base 20 is {from_base(price, 20)}, in base 12 {to_base(from_base(price, 20), 12)}")


main()
