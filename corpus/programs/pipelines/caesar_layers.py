import string

ALPHABET = string.ascii_lowercase


def shift(n):
    def layer(text):
        return "".join(ALPHABET[(ALPHABET.index(c) + n) % 26] if c in ALPHABET else c for c in text)
    return layer


def mirror(text):
    return text[::-1]


def swap_pairs(text):
    letters = list(text)
    for i in range(0, len(letters) - 1, 2):
        letters[i], letters[i + 1] = letters[i + 1], letters[i]
    return "".join(letters)


def encrypt(text, layers):
    for layer in layers:
        text = layer(text)
    return text


def main():
    layers = [shift(3), mirror, swap_pairs]
    back = [swap_pairs, mirror, shift(-3)]
    secret = encrypt("meet me at noon", layers)
    print(secret)
    plain = encrypt(secret, back)
    print(plain)
    wrong = encrypt(secret, reversed(layers))
    print(wrong, wrong == plain)
    for name in ("xyz", "a-b-c", ""):
        c = encrypt(name, layers)
        print(repr(name), repr(c), encrypt(c, back) == name)


main()
