from enum import Enum

class Grade(Enum):
    A = 90
    B = 80
    C = 65
    D = 50
    F = 0

    @staticmethod
    def from_points(points):
        for g in Grade:
            if points >= g.value:
                return g

    @property
    def passed(self):
        return self is not Grade.F

    def __sub__(self, other):
        names = [g.name for g in Grade]
        return names.index(other.name) - names.index(self.name)

points = {"Ute": 92, "Raj": 80, "Tim": 64.5, "Eva": 12, "Lou": -1}
grades = {}
for name in points:
    grades[name] = Grade.from_points(points[name])
print({n: g and g.name for n, g in grades.items()})
print("Ute - Tim:", grades["Ute"] - grades["Tim"])
print("Eva - Raj:", grades["Eva"] - grades["Raj"])
passed = [n for n in grades if grades[n].passed]
print("passed:", passed)
