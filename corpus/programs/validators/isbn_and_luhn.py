def luhn(number):
    total = 0
    for i, c in enumerate(reversed(number.replace(" ", ""))):
        d = int(c)
        if i % 2:
            d *= 2
            if d > 9:
                d -= 9
        total += d
    return total % 10 == 0


def isbn10(code):
    digits = [10 if c == "X" else int(c) for c in code if c != "-"]
    if len(digits) != 10:
        raise ValueError(f"{len(digits)} digits")
    return sum(w * d for w, d in zip(range(10, 0, -1), digits)) % 11 == 0


for number in ("18", "79", "4539 1488"):
    print(number, luhn(number))
for code in ("0-306-40615-2", "0-8044-2957-X", "1-23"):
    try:
        print(code, isbn10(code))
    except ValueError as e:
        print(code, e)
print(isbn10("X" * 10), isbn10("0-306-4O615-2"))
