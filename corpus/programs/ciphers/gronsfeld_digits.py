def gronsfeld(text, key, decrypt=False):
    digits = [int(d) for d in str(key)]
    result = ""
    i = 0
    for c in text.upper():
        if c.isalpha():
            n = digits[i % len(digits)]
            if decrypt:
                n = -n
            result += chr((ord(c) - 65 + n) % 26 + 65)
        else:
            result += c
        i += 1
    return result


def key_from_date(day, month, year):
    return day * 1000000 + month * 10000 + year


def main():
    key = key_from_date(31, 10, 1517)
    text = "Hammer and nails"
    hidden = gronsfeld(text, key)
    print(key, hidden)
    print(gronsfeld(hidden, key, True))
    early = key_from_date(1, 2, 2003)
    print(early, gronsfeld("zzz zzz", early))
    squeezed = gronsfeld(text.replace(" ", ""), key)
    print(squeezed, hidden.replace(" ", "") == squeezed)
    zero = gronsfeld("no change", 0)
    print(zero, zero.lower() == "no change")


main()
