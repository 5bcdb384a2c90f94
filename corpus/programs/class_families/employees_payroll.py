class Employee:
    bonus = 0.02

    def __init__(self, name, salary):
        self.name = name
        self.salary = salary

    def yearly(self):
        return round(self.salary * 12 * (1 + self.bonus), 2)

    @classmethod
    def from_text(cls, text):
        name, salary = text.split(":")
        return cls(name.strip(), int(salary))

    def __repr__(self):
        return f"{self.__class__.__name__}({self.name!r})"


class Manager(Employee):
    bonus = 0.10

    def __init__(self, name, salary, team=()):
        super().__init__(name, salary)
        self.team = list(team)

    def yearly(self):
        return super().yearly() + 500 * len(self.team)


class Intern(Employee):
    bonus = 0

    def yearly(self):
        return min(super().yearly(), 15_000)


ann = Employee.from_text("Ann: 3000")
cem = Intern.from_text("Çem:1400")
boss = Manager.from_text("Eva:5200")
boss.team += [ann, cem]

staff = [ann, cem, boss]
for e in staff:
    print(f"{e!r:<18}{e.yearly():>10,.2f}")
print(boss.team, sum(e.yearly() for e in staff))
ann.bonus = 0.05
print(ann.yearly(), Employee.bonus, Employee("X", 3000).yearly())
highest = max(staff, key=lambda e: e.yearly() / e.salary)
print(highest.name)
