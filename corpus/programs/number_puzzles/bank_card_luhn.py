class CardError(ValueError):
    pass


def luhn(number):
    total = 0
    for i, ch in enumerate(reversed(number)):
        d = int(ch)
        if i % 2 == 1:
            d *= 2
            if d > 9:
                d -= 9
        total += d
    return total % 10


def validate(text):
    number = "".join(text.split())
    if not number.isdigit():
        raise CardError(f"strange character in {text!r}")
    if luhn(number):
        raise CardError(f"{text!r} has a wrong check digit")
    return number[:4] + "*" * (len(number) - 8) + number[-4:]


def repair(number):
    """Single digits which, when changed by one, would make the number right."""
    for i, ch in enumerate(number):
        for d in (int(ch) - 1, int(ch) + 1):
            if 0 <= d <= 9:
                candidate = number[:i] + str(d) + number[i + 1:]
                if luhn(candidate) == 0:
                    yield candidate


def main():
    for text in ("4539 1488", "4539 1487", "45e9 1488"):
        try:
            print("ok", validate(text))
        except CardError as e:
            print("error:", e)
    print(list(repair("45391487")))


main()
