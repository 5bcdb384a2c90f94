"""Attributes of a class that its objects write in their reprs."""


class Student:
    school = "North"
    made = 0

    def __init__(self, name):
        self.name = name

    def __repr__(self):
        return f"Student({self.name}, {self.school}, {self.made})"

    @classmethod
    def count(cls):
        cls.made += 1
        return cls.made


def move(students):
    Student.school = "South"
    return len(students)


def main():
    emma = Student("Emma")
    noor = Student("Noor")
    rows = [1]
    Student.school = "East"
    emma.school = "West"
    both = [emma, noor]
    move(rows)
    Student.count()
    del emma.school
    return both, rows


first = Student("First")
Student.made = 3
Student.made += 1
main()
move([first])
