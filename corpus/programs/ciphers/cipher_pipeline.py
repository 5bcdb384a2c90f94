from abc import ABC, abstractmethod


class Cipher(ABC):
    @abstractmethod
    def encrypt(self, text): ...

    @abstractmethod
    def decrypt(self, text): ...

    def __rshift__(self, other):
        return Chain(self, other)


class Chain(Cipher):
    def __init__(self, *ciphers):
        self.ciphers = ciphers

    def encrypt(self, text):
        for c in self.ciphers:
            text = c.encrypt(text)
        return text

    def decrypt(self, text):
        for c in self.ciphers:
            text = c.decrypt(text)
        return text


class Shift(Cipher):
    def __init__(self, n):
        self.n = n

    def encrypt(self, text):
        return "".join(chr((ord(c) - 32 + self.n) % 95 + 32) for c in text)

    def decrypt(self, text):
        return Shift(-self.n).encrypt(text)


class Reverse(Cipher):
    def encrypt(self, text):
        return text[::-1]

    decrypt = encrypt


class Rotate(Cipher):
    def encrypt(self, text):
        return text[3:] + text[:3]

    def decrypt(self, text):
        return text[-3:] + text[:-3]


def main():
    machine = Shift(4) >> Reverse() >> Rotate()
    for word in ("Hello", "abcdefg", "level"):
        coded = machine.encrypt(word)
        print(word, coded, machine.decrypt(coded))
    simple = Shift(1) >> Shift(2)
    print(simple.decrypt(simple.encrypt("fine")), len(simple.ciphers))
    print(Rotate().decrypt(Rotate().encrypt("abcdefg")))


if __name__ == "__main__":
    main()
