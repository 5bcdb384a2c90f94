import re

VALUES = {"M": 1000, "CM": 900, "D": 500, "CD": 400, "C": 100, "XC": 90, "L": 50, "XL": 40, "X": 10, "IX": 9, "V": 5, "IV": 4, "I": 1}
PATTERN = re.compile("M{0,3}(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})")


def to_int(roman):
    if not PATTERN.fullmatch(roman):
        raise ValueError(f"{roman} is not a Roman number")
    total, i = 0, 0
    while i < len(roman):
        two = roman[i:i + 2]
        if two in VALUES:
            total += VALUES[two]
            i += 2
        else:
            total += VALUES[roman[i]]
            i += 1
    return total


def to_roman(n):
    out = ""
    for letters, v in VALUES.items():
        out += letters * (n // v)
        n %= v
    return out


def main():
    for text in ["XIV", "MCMXCIX", "IIII", "VX", "MMXXIV", "IC"]:
        try:
            n = to_int(text)
        except ValueError as e:
            print("error:", e)
        else:
            print(text, n, to_roman(n) == text)
    popes = {"Pius": "XII", "Leo": "XIII", "Johannes": "XXIII"}
    print(sorted(popes, key=lambda p: to_int(popes[p])))
    print(repr(to_roman(0)), to_int(""))


main()
