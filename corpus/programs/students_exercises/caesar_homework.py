alphabet = "abcdefghijklmnopqrstuvwxyz"


def shift_letter(letter, key):
    pos = alphabet.find(letter)
    if pos == -1:
        return letter
    pos = pos + key
    if pos > 25:
        pos = pos - 26
    return alphabet[pos]


def encrypt(text, key):
    result = ""
    for letter in text.lower():
        result += shift_letter(letter, key)
    return result


def decrypt(text, key):
    return encrypt(text, -key)


def crack(text, known):
    for key in range(26):
        if known in decrypt(text, key):
            return key
    return None


def main():
    secret = encrypt("Meet at the zoo!", 3)
    print(secret)
    print(decrypt(secret, 3))
    print("key is", crack(secret, "zoo"))
    print(encrypt("xyz", 3), decrypt("abc", 3))
    print(crack("qqq", "abc"))


main()
