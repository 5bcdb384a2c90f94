from abc import ABC, abstractmethod


class Question(ABC):
    def __init__(self, text, points=1):
        self.text = text
        self.points = points

    @abstractmethod
    def is_right(self, answer) -> bool:
        """Whether the answer is right."""

    def mark(self, answer):
        return self.points if self.is_right(answer) else 0


class TrueFalse(Question):
    def __init__(self, text, truth, **kwargs):
        super().__init__(text, **kwargs)
        self.truth = truth

    def is_right(self, answer):
        return answer is self.truth


class Number(Question):
    def __init__(self, text, value, tolerance=0, **kwargs):
        super().__init__(text, **kwargs)
        self.value = value
        self.tolerance = tolerance

    def is_right(self, answer):
        return abs(answer - self.value) <= self.tolerance


class Several(Question):
    def __init__(self, text, *options, points=None):
        super().__init__(text, points or len(options))
        self.options = set(options)

    def is_right(self, answer):
        return set(answer) == self.options

    def mark(self, answer):
        return max(0, len(self.options & set(answer)) - len(set(answer) - self.options))


def main():
    exam = [
        TrueFalse("Whales are fish.", False),
        Number("Boiling point of water in F?", 212, tolerance=2, points=2),
        Several("Primary colours?", "red", "yellow", "blue"),
    ]
    papers = {"Uli": [False, 211, ["red", "blue", "green"]], "Vic": [0, 100, {"blue", "yellow", "red"}]}
    top = sum(q.points for q in exam)
    for name, answers in papers.items():
        marks = [q.mark(a) for q, a in zip(exam, answers)]
        print(name, marks, f"{sum(marks)}/{top}")


main()
