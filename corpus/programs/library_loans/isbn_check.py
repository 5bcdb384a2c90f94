def check_isbn13(text):
    digits = [int(c) for c in text if c.isdigit()]
    if len(digits) != 13:
        return False
    total = 0
    for i, d in enumerate(digits):
        total += d * (3 if i % 2 else 1)
    return total % 10 == 0


def check_isbn10(text):
    chars = text.replace("-", "")
    if len(chars) != 10:
        return False
    total = sum((10 - i) * (10 if c == "X" else int(c)) for i, c in enumerate(chars))
    return total % 11 == 0


def to_13(isbn10):
    core = "978" + isbn10.replace("-", "")[:9]
    total = sum(int(c) * (3 if i % 2 else 1) for i, c in enumerate(core))
    return core + str(-total % 10)


def main():
    codes = ["978-3-16-148410-0", "9783161484101", "0-306-40615-2", "0-8044-2957-X", "123"]
    for code in codes:
        kinds = []
        if check_isbn13(code):
            kinds.append("13")
        if check_isbn10(code):
            kinds.append("10")
        print(f"{code:<20}", "/".join(kinds) or "invalid")
    new = to_13("0-306-40615-2")
    print(new, check_isbn13(new))
    swapped = new[:-3] + new[-2] + new[-3] + new[-1]
    print(swapped, check_isbn13(swapped))


if __name__ == "__main__":
    main()
