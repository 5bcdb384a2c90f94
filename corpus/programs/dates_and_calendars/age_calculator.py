from dataclasses import dataclass
from datetime import date


@dataclass(order=True)
class Person:
    born: date
    name: str

    def age(self, on):
        had_birthday = (on.month, on.day) >= (self.born.month, self.born.day)
        return on.year - self.born.year - (not had_birthday)

    def turns(self, n):
        try:
            return self.born.replace(year=self.born.year + n)
        except ValueError:
            return date(self.born.year + n, 3, 1)


def older(a, b):
    first, second = sorted((a, b))
    days = (second.born - first.born).days
    return f"{first.name} is {days // 365} years and {days % 365} days older than {second.name}"


people = [
    Person(date(1984, 2, 29), "Leapling"),
    Person(date(1990, 12, 31), "Sylvester"),
    Person(date(2006, 6, 15), "June"),
]
today = date(2024, 6, 14)
for p in sorted(people, reverse=True):
    print(f"{p.name:<10}{p.age(today):>3} {'adult' if p.age(today) >= 18 else 'minor'}")
print(older(people[1], people[0]))
print(people[0].turns(18), people[0].turns(40), people[2].turns(18))
print(min(people).name, sum(p.age(today) for p in people) / len(people))
print(Person(date(2000, 1, 1), "A") < Person(date(2000, 1, 1), "B"))
