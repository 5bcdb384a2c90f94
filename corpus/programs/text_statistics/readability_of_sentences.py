import re


class Sentence:
    def __init__(self, text):
        self.text = text
        self.words = re.findall(r"[\w']+", text.lower())

    def __len__(self):
        return len(self.words)

    @property
    def syllables(self):
        return sum(max(1, len(re.findall(r"[aeiouy]+", w))) for w in self.words)

    def score(self):
        return len(self) + 10 * self.syllables / len(self)


class Text:
    def __init__(self, text):
        self.sentences = [Sentence(s) for s in re.split(r"[.!?]\s*", text) if s]

    def hardest(self):
        return max(self.sentences, key=Sentence.score)

    def longest_word(self):
        return max((w for s in self.sentences for w in s.words), key=lambda w: (len(w), w))


t = Text("I like it. Extraordinary circumstances require consideration! Don't you think so?")
for s in t.sentences:
    print(f"{len(s):>2} {s.syllables:>2} {s.score():5.1f} {s.text[:20]}")
print(t.hardest() is t.sentences[1], t.longest_word(), sum(map(len, t.sentences)))
