from dataclasses import dataclass


@dataclass
class Answer:
    question: int
    right: bool
    seconds: float

    def points(self, base=100, limit=20):
        if not self.right or self.seconds > limit:
            return 0
        return round(base * (1 - self.seconds / limit / 2))


class Player:
    def __init__(self, name):
        self.name = name
        self.answers = []

    def answer(self, *args):
        self.answers.append(Answer(*args))
        return self

    @property
    def streak(self):
        best = run = 0
        for a in self.answers:
            run = run + 1 if a.right else 0
            best = max(best, run)
        return best

    @property
    def total(self):
        bonus = 50 * max(0, self.streak - 1)
        return sum(a.points() for a in self.answers) + bonus


if __name__ == "__main__":
    mia = Player("Mia").answer(1, True, 4.2).answer(2, True, 10).answer(3, False, 2)
    tom = Player("Tom").answer(1, True, 1.0).answer(2, False, 0.5).answer(3, True, 19.9)
    late = Player("Late").answer(1, True, 20.5)
    for p in sorted((mia, tom, late), key=lambda p: p.total, reverse=True):
        print(f"{p.name:5}{p.total:5} streak {p.streak} {[a.points() for a in p.answers]}")
    fastest = min((a for p in (mia, tom, late) for a in p.answers if a.right), key=lambda a: a.seconds)
    print(fastest)
