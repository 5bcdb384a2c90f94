from itertools import cycle


class Vigenere:
    def __init__(self, key):
        if not key.isalpha():
            raise ValueError("the key must consist of letters")
        self.shifts = [ord(c) - ord("a") for c in key.lower()]

    def _run(self, text, sign):
        shifts = cycle(self.shifts)
        for c in text:
            if c.isascii() and c.isalpha():
                base = ord("A") if c.isupper() else ord("a")
                yield chr((ord(c) - base + sign * next(shifts)) % 26 + base)
            else:
                yield c

    def encrypt(self, text):
        return "".join(self._run(text, 1))

    def decrypt(self, text):
        return "".join(self._run(text, -1))


def main():
    cipher = Vigenere("Lemon")
    hidden = cipher.encrypt("Attack at dawn!")
    print(hidden)
    print(cipher.decrypt(hidden))
    print(cipher.shifts, Vigenere("a").encrypt("same"))
    wrong = Vigenere("lemom").decrypt(hidden)
    same = sum(a == b for a, b in zip(wrong, "Attack at dawn!"))
    print(wrong, f"{same}/{len(wrong)} right")
    try:
        Vigenere("k3y")
    except ValueError as e:
        print("error:", e)
    print(Vigenere("b" * 3).encrypt("größer"))


main()
