def letters_to_digits(text):
    return "".join(str(int(c, 36)) for c in text)


def iban_ok(iban):
    iban = iban.replace(" ", "").upper()
    if not iban[:2].isalpha() or not iban[2:4].isdigit():
        return False
    moved = iban[4:] + iban[:4]
    return int(letters_to_digits(moved)) % 97 == 1


def check_digits(country, account):
    rest = int(letters_to_digits(account + country + "00")) % 97
    return f"{98 - rest:02d}"


def main():
    ibans = [
        "DE89 3704 0044 0532 0130 00",
        "GB82 WEST 1234 5698 7654 32",
        "DE89 3704 0044 0532 0130 01",
        "1234 5678",
    ]
    for i in ibans:
        print(i.ljust(30), iban_ok(i))
    account = "500105175407324931"
    d = check_digits("DE", account)
    made = "DE" + d + account
    print(made, iban_ok(made))
    typo = made[:10] + made[11] + made[10] + made[12:]
    print(typo, typo != made and iban_ok(typo))


if __name__ == "__main__":
    main()
