class Student:
    school = "High School"
    count = 0

    def __init__(self, name, grades=[]):
        self.name = name
        self.grades = grades
        Student.count += 1

    def add_grade(self, grade):
        if not 1 <= grade <= 6:
            print("invalid grade", grade)
            return
        self.grades.append(grade)

    def average(self):
        return sum(self.grades) / len(self.grades)


anna = Student("Anna")
ben = Student("Ben")
cleo = Student("Cleo", [1, 1])
anna.add_grade(2)
ben.add_grade(6)
ben.add_grade(7)
for s in (anna, ben, cleo):
    print(s.name, s.grades, s.average())
print(anna.grades is ben.grades, Student.count)
dora = Student("Dora")
print(dora.average())
Student.school = "Evening School"
anna.school = "Home"
print(anna.school, ben.school)
