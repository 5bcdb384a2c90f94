class Adaptive:
    """Raises the level after two right answers in a row, lowers it after a wrong one."""

    def __init__(self, levels=5):
        self.levels = levels
        self.level = levels // 2
        self.row = 0
        self.path = [self.level]

    def feed(self, right):
        if right:
            self.row += 1
            if self.row == 2:
                self.level = min(self.level + 1, self.levels)
                self.row = 0
        else:
            self.level = max(self.level - 1, 1)
            self.row = 0
        self.path.append(self.level)

    def __iter__(self):
        yield from self.path


def pupil(skill):
    return lambda level: level <= skill


def run(skill, n=9):
    quiz = Adaptive()
    knows = pupil(skill)
    for _ in range(n):
        quiz.feed(knows(quiz.level))
    return quiz


def main():
    for skill in (1, 3, 5):
        quiz = run(skill)
        path = list(quiz)
        settled = path[-4:]
        estimate = sum(settled) / len(settled)
        print(f"skill {skill}: {path} estimate {estimate}")
    short = run(4, n=0)
    print(list(short), max(short), short.row)
    lucky = Adaptive(3)
    for right in [True, True, True, True, True, True, False]:
        lucky.feed(right)
    print(list(lucky))


main()
