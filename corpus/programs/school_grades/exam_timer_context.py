class FakeClock:
    def __init__(self):
        self.minute = 0

    def tick(self, n):
        self.minute += n


class Exam:
    def __init__(self, name, allowed, clock):
        self.name, self.allowed, self.clock = name, allowed, clock

    def __enter__(self):
        self.start = self.clock.minute
        print(self.name, "begins at", self.start)
        return self

    @property
    def left(self):
        return self.allowed - (self.clock.minute - self.start)

    def __exit__(self, kind, error, trace):
        used = self.clock.minute - self.start
        print(f"{self.name} ends, {used}/{self.allowed} min used")
        return kind is TimeoutError


def work(exam, tasks):
    done = []
    for task, minutes in tasks:
        if minutes > exam.left:
            raise TimeoutError(task)
        exam.clock.tick(minutes)
        done.append(task)
    print("finished", done)


clock = FakeClock()
with Exam("Algebra", 45, clock) as exam:
    work(exam, [("1a", 10), ("1b", 15), ("2", 18)])
clock.tick(15)
with Exam("Poetry", 30, clock) as exam:
    work(exam, [("poem", 25), ("essay", 20)])
    print("not reached")
print("clock says", clock.minute, "left", exam.left)
with Exam("Sport", 5, clock) as exam:
    clock.tick(exam.left // 2)
    print(exam.left)
