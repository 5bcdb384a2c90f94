class Course:
    def __init__(self, name, **weights):
        self.name = name
        self.weights = weights
        self.students = {}

    def enter(self, student, kind, grade):
        if kind not in self.weights:
            raise KeyError(f"{self.name} has no {kind}")
        self.students.setdefault(student, {}).setdefault(kind, []).append(grade)

    def average(self, student):
        total = weight = 0
        for kind, grades in self.students[student].items():
            total += self.weights[kind] * sum(grades) / len(grades)
            weight += self.weights[kind]
        return total / weight


art = Course("art", picture=3, talk=1)
maths = Course("maths", test=2, homework=1)
entries = [(maths, "Ida", "test", 2), (maths, "Ida", "test", 1), (maths, "Ida", "homework", 3),
           (art, "Ida", "talk", 4), (maths, "Tom", "test", 3), (art, "Tom", "sport", 1)]
for course, *entry in entries:
    try:
        course.enter(*entry)
    except KeyError as e:
        print("KeyError", e)
for course in (maths, art):
    print(course.name, {s: course.average(s) for s in course.students})
