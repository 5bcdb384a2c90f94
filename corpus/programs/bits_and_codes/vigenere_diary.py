from itertools import cycle
from string import ascii_uppercase as ABC


def shift(ch, by):
    return ABC[(ABC.index(ch) + by) % 26]


def vigenere(text, key, sign=1):
    out = ""
    keys = cycle(key.upper())
    for ch in text.upper():
        if ch in ABC:
            out += shift(ch, sign * ABC.index(next(keys)))
        else:
            out += ch
    return out


def coincidence(text):
    letters = [c for c in text if c in ABC]
    n = len(letters)
    return sum(letters.count(c) * (letters.count(c) - 1) for c in set(letters)) / (n * (n - 1))


diary = "Dear diary, today it rained."
secret = vigenere(diary, "frog")
print(secret)
print(vigenere(secret, "frog", sign=-1).capitalize())
print(vigenere(secret, "toad", -1))
print(f"{coincidence(diary.upper()):.3f} {coincidence(secret):.3f}")
print(vigenere("AAAA", "key"), vigenere("abc", "A"))
# the key shows where the text is known
known = "DEAR"
print("".join(shift(c, -ABC.index(p)) for c, p in zip(secret, known)))
print(vigenere("über", "key"))
