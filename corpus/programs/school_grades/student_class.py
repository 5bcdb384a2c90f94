class Student:
    school = "Lindenhof"

    def __init__(self, name, year):
        self.name = name
        self.year = year
        self.marks = {}

    def mark(self, subject, value):
        self.marks.setdefault(subject, []).append(value)
        return self

    @property
    def average(self):
        values = [v for marks in self.marks.values() for v in marks]
        return sum(values) / len(values) if values else None

    def best_subject(self):
        return min(self.marks, key=lambda s: sum(self.marks[s]) / len(self.marks[s]))

    def __lt__(self, other):
        return self.average < other.average

    def __repr__(self):
        return f"{self.name} ({self.year}, {self.school})"


def main():
    emma = Student("Emma", 7).mark("math", 1).mark("math", 3).mark("art", 2)
    luis = Student("Luis", 7).mark("math", 2).mark("art", 1).mark("art", 1)
    noor = Student("Noor", 8)
    Student.school = "Gymnasium am See"
    luis.school = "Abendschule"
    for s in (emma, luis, noor):
        print(s, s.average)
    print("better:", min(emma, luis).name)
    print(emma.best_subject(), luis.best_subject())
    ranked = sorted([luis, emma])
    print([s.name for s in ranked])
    print(sorted([noor, emma]))


main()
