class Student:
    def __init__(self, first, last, marks):
        self.first = first
        self.last = last
        self.marks = marks


class GradeBook:
    def __init__(self, students):
        self.students = students
        self._means = {}

    def mean(self, student):
        if student.last not in self._means:
            self._means[student.last] = sum(student.marks) / len(student.marks)
        return self._means[student.last]

    def ranking(self):
        return sorted(self.students, key=self.mean, reverse=True)

    def above(self, limit):
        return [s.first for s in self.students if self.mean(s) > limit]


def main():
    book = GradeBook([
        Student("Ann", "Lee", [80, 90]),
        Student("Bruno", "Costa", [70, 71, 75]),
        Student("Chi", "Lee", [55, 60, 40]),
        Student("Dag", "Holm", [88]),
    ])
    for s in book.ranking():
        print(f"{s.first} {s.last}: {book.mean(s):.1f}")
    print("above 80:", book.above(80))
    names = {s.last for s in book.students}
    print(len(names), "means for", len(book.students), "students")
    book.students.append(Student("Eve", "Novak", []))
    print(book.above(50))


main()
