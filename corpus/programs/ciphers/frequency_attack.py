from collections import Counter

ENGLISH = "etaoinshrdlu"


def rot(text, n):
    return "".join(chr((ord(c) - 97 + n) % 26 + 97) if c.isalpha() else c for c in text)


def badness(text):
    counts = Counter(c for c in text if c.isalpha())
    total = counts.total()
    return total - sum(counts[c] for c in ENGLISH)


def crack(ciphertext):
    scored = sorted((badness(rot(ciphertext, n)), n) for n in range(14, 20))
    best, runner_up = scored[:2]
    return best, runner_up


def main():
    plain = "see the letters here"
    hidden = rot(plain, 9)
    print(hidden)
    top = Counter(hidden.replace(" ", "")).most_common(3)
    print(top)
    (bad, n), (second, m) = crack(hidden)
    print("shift", n, "badness", bad, "->", rot(hidden, n))
    print("second guess", m, "badness", second)
    guess = ord(top[0][0]) - ord("e")
    print("by the most common letter:", rot(hidden, -guess)[:11])


main()
