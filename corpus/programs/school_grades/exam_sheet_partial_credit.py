class Question:
    def __init__(self, points, key):
        self.points, self.key = points, key

    def mark(self, answer):
        return self.points if answer == self.key else 0


class Essay(Question):
    def mark(self, answer):
        hits = sum(word in answer.split() for word in self.key)
        return round(self.points * hits / len(self.key), 1)


class Multi(Question):
    def mark(self, answer):
        right, wrong = set(answer) & set(self.key), set(answer) - set(self.key)
        return max(0, self.points * (len(right) - len(wrong)) / len(self.key))


class Exam:
    def __init__(self, *questions):
        self.questions = questions
        self.results = {}

    def hand_in(self, name, *answers):
        marks = [q.mark(a) for q, a in zip(self.questions, answers)]
        self.results[name] = marks
        return sum(marks)

    def hardest(self):
        columns = zip(*self.results.values())
        shares = [sum(c) / (q.points * len(c)) for q, c in zip(self.questions, columns)]
        return shares.index(min(shares)), [round(s, 2) for s in shares]


exam = Exam(Question(2, 42), Multi(4, "AC"), Essay(3, ["cell", "wall"]))
print(exam.hand_in("Ida", 42, "AB", "a cell has a wall"))
print(exam.hand_in("Tom", 41, "AC", "the wall"))
print(exam.hand_in("Eva", 42, "BD"))
print(exam.hardest(), exam.results)
