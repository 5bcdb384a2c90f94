def shift(c, by):
    if c.isupper():
        first = ord("A")
    elif c.islower():
        first = ord("a")
    elif c.isdigit():
        return str((int(c) + by) % 10)
    else:
        return c
    return chr((ord(c) - first + by) % 26 + first)


def caesar(text, by):
    return "".join(shift(c, by) for c in text)


secret = caesar("Zoo at 9!", 3)
print(secret, "|", caesar(secret, -3))
for by in range(1, 26):
    guess = caesar("Khoor", -by)
    if guess.lower() in ("hello", "world"):
        print(by, guess)
        break
else:
    print("not found")
print(ord("a"), chr(97 + 25), "a" < "B", "a".upper() < "B", max("hello"))
