from functools import total_ordering


@total_ordering
class Word:
    values = dict.fromkeys("aeiounrstl", 1) | dict.fromkeys("dg", 2) | dict.fromkeys("bcmp", 3) | {"q": 10, "z": 10, "ß": 12}

    def __init__(self, text):
        self.text = text

    @property
    def score(self):
        return sum(self.values.get(c, 4) for c in self.text.lower())

    def __eq__(self, other):
        return self.score == Word._of(other).score

    def __lt__(self, other):
        return self.score < Word._of(other).score

    def __add__(self, other):
        return Word(self.text + Word._of(other).text)

    def __radd__(self, other):
        return Word(str(other)) + self

    @staticmethod
    def _of(x):
        return x if isinstance(x, Word) else Word(str(x))

    def __repr__(self):
        return f"{self.text}:{self.score}"


def main():
    words = [Word(w) for w in ("quiz", "Straße", "letter", "pig", "mud")]
    print(sorted(words), max(words))
    print(Word("pig") == "mud", Word("tea") < "zoo", "aa" >= Word("b"))
    print(Word("foot") + "ball", "un" + Word("zip"), words[0] + words[3] > "zzz")
    best = {len(w.text): w for w in sorted(words)}
    print(best)
    print(words.index("mud"), words.count(Word("pig")))


main()
