ALPHABET = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"


def encode(number, length=5):
    out = ""
    while number:
        number, r = divmod(number, len(ALPHABET))
        out = ALPHABET[r] + out
    return out.rjust(length, ALPHABET[0])


def check_letter(code):
    return ALPHABET[sum(i * ALPHABET.index(ch) for i, ch in enumerate(code, 1)) % len(ALPHABET)]


def decode(reference):
    code, check = reference[:-1], reference[-1]
    if check_letter(code) != check:
        raise ValueError(f"{reference} is mistyped")
    number = 0
    for ch in code:
        number = number * len(ALPHABET) + ALPHABET.index(ch)
    return number


def main():
    bookings = {4711: "Ms. Ferrari", 99_999: "Mr. Okoro", 1: "Dr. Who"}
    references = {}
    for number, name in bookings.items():
        code = encode(number)
        references[code + check_letter(code)] = name
        print(number, code + check_letter(code), name)
    typed = [*references, next(iter(references))[::-1], "AAAAA", "OOOOOO"]
    for text in typed:
        try:
            print(text, "->", bookings.get(decode(text), "unknown"))
        except ValueError as e:
            print("error:", e)
    print(len(ALPHABET) ** 5 > 33_000_000, encode(len(ALPHABET)))


main()
