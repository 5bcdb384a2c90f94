NUMERALS = [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"),
            (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]


class Roman(int):
    def __str__(self):
        n, text = int(self), ""
        for value, letters in NUMERALS:
            count, n = divmod(n, value)
            text += letters * count
        return text

    def __add__(self, other):
        return Roman(int(self) + int(other))

    @classmethod
    def parse(cls, text):
        total, rest = 0, text.upper()
        for value, letters in NUMERALS:
            while rest.startswith(letters):
                total += value
                rest = rest[len(letters):]
        if rest or str(cls(total)) != text.upper():
            raise ValueError(f"not a roman number: {text}")
        return cls(total)


def main():
    vintage = Roman.parse("MCMXCIV")
    print(int(vintage), vintage, vintage + 6)
    for label in ("mmxii", "IIX", "CD", "XZ"):
        try:
            print(label, "=", int(Roman.parse(label)))
        except ValueError as e:
            print(e)
    print(max([Roman(8), Roman(10)], key=lambda r: len(str(r))))


if __name__ == "__main__":
    main()
