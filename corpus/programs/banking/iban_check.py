def to_digits(text):
    out = ""
    for ch in text:
        if ch.isdigit():
            out += ch
        else:
            out += str(ord(ch) - 55)
    return out


def is_valid(iban):
    iban = iban.replace(" ", "").upper()
    if len(iban) < 15:
        return False
    moved = iban[4:] + iban[:4]
    return int(to_digits(moved)) % 97 == 1


def check_digits(country, bban):
    number = int(to_digits(bban + country + "00"))
    return "%02d" % (98 - number % 97)


def main():
    samples = ["GB82 WEST 1234 5698 7654 32", "GB82 WEST 1234 5698 7654 33", "DE12"]
    for s in samples:
        print(s, is_valid(s))
    digits = check_digits("GB", "WEST12345698765432")
    print(digits)
    built = "GB" + digits + "WEST12345698765432"
    print(is_valid(built))


main()
