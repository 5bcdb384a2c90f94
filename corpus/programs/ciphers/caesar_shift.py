ALPHABET = "abcdefghijklmnopqrstuvwxyz"


def shift_char(c, n):
    if c.lower() not in ALPHABET:
        return c
    moved = ALPHABET[(ALPHABET.index(c.lower()) + n) % 26]
    return moved.upper() if c.isupper() else moved


def encrypt(text, key):
    return "".join(shift_char(c, key) for c in text)


def decrypt(text, key):
    return encrypt(text, -key)


def main():
    secret = "Meet me at 9, bring the Map"
    for key in (3, 13, -1):
        hidden = encrypt(secret, key)
        print(key, hidden, decrypt(hidden, key) == secret)
    twice = encrypt(encrypt("abc xyz", 10), 16)
    print(twice)
    message = "Wkh fdw"
    candidates = [(k, decrypt(message, k)) for k in range(1, 6)]
    for k, text in candidates:
        mark = "<--" if "the" in text.lower() else ""
        print(k, text, mark)


if __name__ == "__main__":
    main()
