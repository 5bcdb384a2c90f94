VALUES = {1: "aeilnorstu", 2: "dg", 3: "bcmp", 4: "fhvwy", 5: "k", 8: "jx", 10: "qz"}
letter_value = {ch: v for v, chars in VALUES.items() for ch in chars}


def score(word, bonus=""):
    total = 0
    factor = 1
    for i, ch in enumerate(word.lower()):
        v = letter_value[ch]
        mark = bonus[i] if i < len(bonus) else "."
        if mark == "2":
            v *= 2
        elif mark == "3":
            v *= 3
        elif mark == "W":
            factor *= 2
        total += v
    if len(word) >= 7:
        total += 50
    return total * factor


def best(words, *, bonus="", top=2):
    ranked = sorted(words, key=lambda w: (-score(w, bonus), w))
    return ranked[:top]


def main():
    rack = ["quiz", "jam", "oxide", "tile"]
    for w in rack:
        print(f"{w:8}{score(w):4}{score(w, '2.W'):4}")
    print(best(rack))
    print(best(rack, bonus="..3", top=1))
    print(score("Kitchen"))
    print(score("café"))


if __name__ == "__main__":
    main()
