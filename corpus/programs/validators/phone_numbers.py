def digits(text):
    return "".join(c for c in text if c in "0123456789+")


def normal(text, country="49"):
    number = digits(text)
    if number.startswith("+"):
        return number
    if number.startswith("00"):
        return "+" + number[2:]
    if number.startswith("0"):
        return "+" + country + number[1:]
    return None


def group(number, sizes=(3, 3, 3)):
    parts, i = [], 0
    for s in sizes:
        parts.append(number[i:i + s])
        i += s
    parts.append(number[i:])
    return " ".join(p for p in parts if p)


def main():
    entries = [
        ("Oma", "0711 / 22 33 44"),
        ("Luc", "+33 6 12 34 56 78"),
        ("Hotel", "0033-6.12.34.56.78"),
        ("Taxi", "22 456"),
        ("Oma mobil", "(0170) 555 12 12"),
    ]
    numbers = {name: normal(text) for name, text in entries}
    for name, number in numbers.items():
        print(f"{name:<10}{group(number) if number else 'local only'}")
    same = [(a, b) for a in numbers for b in numbers if a < b and numbers[a] == numbers[b]]
    print("same:", same)
    print(normal("0664 1", country="43"), normal("call me"), group("", ()))
    print(group(normal("22 456")))


main()
