class Person:
    def __init__(self, name):
        self.name = name

    def greet(self, other):
        return self.name + " says hi to " + other.name


class Pupil(Person):
    def __init__(self, name, grade):
        Person.__init__(self, name)
        self.grade = grade
        self.marks = []

    def average(self):
        if len(self.marks) == 0:
            return None
        return sum(self.marks) / len(self.marks)


class Teacher(Person):
    def __init__(self, name, subject):
        Person.__init__(self, name)
        self.subject = subject

    def greet(self, other):
        if isinstance(other, Pupil):
            return self.name + " nods at " + other.name
        return Person.greet(self, other)

    def test(self, pupils, marks):
        i = 0
        for p in pupils:
            p.marks.append(marks[i])
            i += 1


ben = Pupil("Ben", 5)
zoe = Pupil("Zoë", 5)
frau = Teacher("Frau Kuhn", "maths")
mr = Teacher("Mr Dean", "art")
print(ben.greet(frau))
print(frau.greet(zoe))
print(mr.greet(frau))
frau.test([ben, zoe], [2, 1])
mr.test([zoe], [3])
for p in [ben, zoe, Pupil("Neo", 6)]:
    print(p.name, p.marks, p.average())
best = min([ben, zoe], key=lambda p: p.average())
print("best is", best.name)
