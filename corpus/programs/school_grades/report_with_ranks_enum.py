from enum import Enum


class Grade(Enum):
    A = 90
    B = 75
    C = 60
    F = 0

    @classmethod
    def of(cls, points):
        return next(g for g in cls if points >= g.value)

    def __lt__(self, other):
        return self.value < other.value


points = {"Eli": 91, "Fay": 74, "Gus": 75, "Hal": 12, "Ivy": 60}
grades = {name: Grade.of(p) for name, p in points.items()}
for g in Grade:
    names = [n for n in grades if grades[n] is g]
    print(g.name, len(names), *names)
print(min(grades, key=lambda n: (grades[n], n)), max(grades.values()).name)
order = sorted(points, key=lambda n: (grades[n], points[n]), reverse=True)
print(order)
nearly = {n: g.name for n, g in grades.items() if Grade.of(points[n] + 1) is not g}
print(nearly)
print(Grade.of(-1))
