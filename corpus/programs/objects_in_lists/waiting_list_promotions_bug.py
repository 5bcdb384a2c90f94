class Course:
    def __init__(self, title, seats):
        self.title, self.seats = title, seats
        self.inside, self.waiting = [], []

    def join(self, student):
        target = self.inside if len(self.inside) < self.seats else self.waiting
        target.append(student)
        student.courses.append(self)

    def leave(self, student):
        self.inside.remove(student)         # what if the student only waits?
        student.courses.remove(self)
        if self.waiting:
            self.inside.append(self.waiting.pop(0))


class Student:
    def __init__(self, name):
        self.name = name
        self.courses = []


yoga, chess = Course("yoga", 2), Course("chess", 1)
ann, bob, cid = (Student(n) for n in ("Ann", "Bob", "Cid"))
for s in (ann, bob, cid):
    yoga.join(s)
chess.join(cid)
yoga.leave(ann)
print([s.name for s in yoga.inside], yoga.waiting, [c.title for c in ann.courses])
yoga.join(ann)
print([s.name for s in yoga.waiting], {s.name: len(s.courses) for s in (ann, bob, cid)})
cid.courses[0].leave(cid)
print([s.name for s in yoga.inside], [c.title for c in cid.courses])
chess.join(bob)
chess.leave(bob)
