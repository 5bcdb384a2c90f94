from collections import Counter

VALUES = {**dict.fromkeys("aeinrst", 1), **dict.fromkeys("dglou", 2), "q": 10, "k": 5, "h": 4}


def playable(word, rack):
    missing = Counter(word) - Counter(rack)
    blanks = rack.count("?")
    return sum(missing.values()) <= blanks


def score(word, rack):
    have = Counter(rack)
    points = 0
    for letter in word:
        if have[letter]:
            have[letter] -= 1
            points += VALUES[letter]
    return points + (50 if len(word) == len(rack) else 0)


def best_words(words, rack):
    usable = [w for w in words if playable(w, rack)]
    return sorted(usable, key=lambda w: (-score(w, rack), w))


def main():
    words = ["quite", "tread", "dart", "haunted", "tea", "rate"]
    for rack in ("tdraet?", "huntade", "xyz"):
        print(rack, [(w, score(w, rack)) for w in best_words(words, rack)])
    left = Counter("tdraet?") - Counter("tread")
    print("left on the rack:", "".join(left.elements()))
    print(Counter("tea") <= Counter("haunted"), Counter("tt") <= Counter("tea"))
    print(score("quiz", "quiz"))


main()
