import string


class Caesar:
    ALPHABET = string.ascii_lowercase + "äöü"

    def __init__(self, shift):
        self.shift = shift
        n = len(self.ALPHABET)
        turned = "".join(self.ALPHABET[(i + shift) % n] for i in range(n))
        self._table = str.maketrans(self.ALPHABET + self.ALPHABET.upper(), turned + turned.upper())

    def __call__(self, text):
        return text.translate(self._table)

    def inverse(self):
        return Caesar(-self.shift)


def crack(secret, known_word):
    for shift in range(len(Caesar.ALPHABET)):
        guess = Caesar(-shift)(secret)
        if known_word in guess:
            return shift, guess
    return None


def main():
    club = Caesar(4)
    secret = club("Treffen um acht, Tür zwölf!")
    print(secret)
    print(club.inverse()(secret))
    print(crack(secret, "acht"))
    twice = Caesar(20)(Caesar(9)("same"))
    print(twice)


if __name__ == "__main__":
    main()
