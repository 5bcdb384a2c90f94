from abc import ABC, abstractmethod
from collections import Counter


class Question(ABC):
    def __init__(self, text):
        self.text = text
        self.answers = []

    def add(self, raw):
        try:
            self.answers.append(self.parse(raw))
        except (ValueError, KeyError):
            self.answers.append(None)

    @property
    def valid(self):
        return [a for a in self.answers if a is not None]

    @abstractmethod
    def parse(self, raw): ...

    @abstractmethod
    def summary(self): ...


class Number(Question):
    def __init__(self, text, low=0, high=100):
        super().__init__(text)
        self.range = range(low, high + 1)

    def parse(self, raw):
        n = int(raw)
        if n not in self.range:
            raise ValueError(raw)
        return n

    def summary(self):
        return f"mean {sum(self.valid) / len(self.valid):.1f}"


class Choice(Question):
    def __init__(self, text, *options):
        super().__init__(text)
        self.options = {chr(97 + i): o for i, o in enumerate(options)}

    def parse(self, raw):
        return self.options[raw.strip().lower()]

    def summary(self):
        return ", ".join(f"{o} {n}" for o, n in Counter(self.valid).most_common())


class MultiChoice(Choice):
    def parse(self, raw):
        return [super(MultiChoice, self).parse(r) for r in raw.split("+")]

    def summary(self):
        flat = Counter(o for answer in self.valid for o in answer)
        return f"{flat.most_common(1)[0][0]} leads with {max(flat.values())}"


def main():
    survey = [Number("Age", 16, 99), Choice("Way to work", "bus", "bike"), MultiChoice("Hobbies", "music", "chess", "sport")]
    for row in ["34;a;a+c", "12;B;b", "x;b;c+a+c", "51;z;a"]:
        for question, raw in zip(survey, row.split(";")):
            question.add(raw)
    for q in survey:
        print(f"{q.text:<12}{len(q.valid)}/{len(q.answers)} {q.summary()}")
    print(survey[0].answers, survey[2].answers[2])


main()
