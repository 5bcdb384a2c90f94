class Student:
    max_attempts = 3

    def __init__(self, name, *attempts):
        self.name = name
        self.attempts = list(attempts)

    def retake(self, points):
        if self.best >= 60:
            return "passed already"
        if len(self.attempts) >= self.max_attempts:
            return "no attempts left"
        self.attempts.append(points)
        return "passed" if self.best >= 60 else "failed"

    @property
    def best(self):
        return max(self.attempts, default=0)

    @property
    def improvement(self):
        return self.attempts[-1] - self.attempts[0]


class GuestStudent(Student):
    max_attempts = 1


def main():
    students = [Student("Quill", 45, 58), Student("Rae"), GuestStudent("Soo", 59), Student("Tao", 88)]
    for s in students:
        results = [s.retake(p) for p in (52, 61)]
        print(f"{s.name:6}{results} best {s.best}")
    ranked = sorted(students, key=lambda s: (s.best, -len(s.attempts)), reverse=True)
    print([s.name for s in ranked])
    Student.max_attempts = 4
    print(students[2].retake(90), students[2].max_attempts, students[1].max_attempts)
    gains = {s.name: s.improvement for s in students if len(s.attempts) > 1}
    print(gains)
    print(Student("Uma").improvement)


main()
