from collections import defaultdict
import unicodedata


def plain(text):
    decomposed = unicodedata.normalize("NFD", text.lower())
    return "".join(ch for ch in decomposed if ch.isalpha())


def signature(text):
    return "".join(sorted(plain(text)))


def families(words):
    groups = defaultdict(list)
    for w in words:
        groups[signature(w)].append(w)
    return [g for g in groups.values() if len(g) > 1]


def main():
    words = ["Café", "face", "riots", "trios", "Rosti", "leaf", "flea", "a fel", "stone"]
    for family in sorted(families(words), key=len, reverse=True):
        print(" = ".join(family))
    sig = signature("Rosti")
    print(sig, len(sig), plain("Größe"))
    longest = max(words, key=lambda w: (len(plain(w)), w))
    print(longest)
    alone = set(words).difference(*families(words))
    print(sorted(alone))


main()
