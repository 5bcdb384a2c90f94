from dataclasses import dataclass, field


@dataclass
class Paragraph:
    text: str
    words: list = field(init=False, repr=False)

    def __post_init__(self):
        self.words = self.text.split()

    @property
    def average(self):
        return sum(len(w) for w in self.words) / len(self.words)

    def longest(self):
        return max(self.words, key=len)


@dataclass
class Document:
    title: str
    paragraphs: list[Paragraph] = field(default_factory=list)

    def add(self, text):
        p = Paragraph(text)
        self.paragraphs.append(p)
        return self

    def summary(self):
        return [(len(p.words), round(p.average, 2), p.longest()) for p in self.paragraphs]


doc = Document("Notes on bread")
doc.add("Flour and water and salt").add("Patience above everything").add("Bake it")
for count, avg, word in doc.summary():
    print(f"{count} words, avg {avg}, longest {word!r}")
total = sum(len(p.words) for p in doc.paragraphs)
print(doc.title, "has", total, "words")
print(doc.paragraphs[-1])
heaviest = max(doc.paragraphs, key=lambda p: p.average)
print(heaviest.text)
