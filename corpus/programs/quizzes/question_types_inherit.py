class Question:
    points = 1

    def __init__(self, text, answer):
        self.text, self.answer = text, answer

    def grade(self, given):
        return self.points if self.correct(given) else 0

    def correct(self, given):
        return str(self.answer).lower() == given.strip().lower()


class Number(Question):
    points = 2

    def __init__(self, text, answer, tolerance=0):
        super().__init__(text, answer)
        self.tolerance = tolerance

    def correct(self, given):
        return abs(float(given) - self.answer) <= self.tolerance


class Choice(Question):
    def __init__(self, text, options, *right):
        super().__init__(text, set(right))
        self.options = options

    def grade(self, given):
        chosen = set(given.split())
        unknown = chosen - set(self.options)
        if unknown:
            raise ValueError(f"no option {min(unknown)}")
        return max(0, len(chosen & self.answer) - len(chosen - self.answer))


quiz = [Question("Sky?", "Blue"), Number("Pi?", 3.14, 0.01), Choice("Primes?", "1234", "2", "3")]
for sheet in (["blue ", "3.141", "2 3"], ["red", "22", "2 4"], ["BLUE", "three", "9"]):
    total, notes = 0, []
    for q, given in zip(quiz, sheet):
        try:
            total += q.grade(given)
        except ValueError as e:
            notes.append(str(e))
    print(total, notes)
print(sum(q.points for q in quiz), len(quiz[-1].answer))
