#!/usr/bin/env python3
from collections import Counter

VOWELS = "aeiouäöü"


class VowelProfile:
    def __init__(self, text):
        self.text = text
        self.counts = Counter(c for c in text.lower() if c in VOWELS)

    def __len__(self):
        return sum(self.counts.values())

    def __getitem__(self, vowel):
        return self.counts[vowel]

    def __sub__(self, other):
        diff = {}
        for v in VOWELS:
            d = self[v] - other[v]
            if d:
                diff[v] = d
        return diff

    def __repr__(self):
        inner = " ".join(f"{v}={n}" for v, n in sorted(self.counts.items()))
        return f"<VowelProfile {inner}>"


def main():
    größe = VowelProfile("Die größte Übung ist die Straße")
    small = VowelProfile("A tiny café")
    print(größe)
    print(small)
    print(len(größe), len(small))
    print(größe - small)
    print(größe["ö"], small["o"])
    ratio = len(größe) / len(größe.text)
    print("vowel ratio %.3f" % ratio)


main()
