from datetime import date
from dataclasses import dataclass


@dataclass(order=True)
class Person:
    born: date
    name: str = ""

    def age(self, today):
        before = (today.month, today.day) < (self.born.month, self.born.day)
        return today.year - self.born.year - before

    def next_birthday(self, today):
        for year in (today.year, today.year + 1):
            try:
                day = self.born.replace(year=year)
            except ValueError:
                day = date(year, 3, 1)
            if day >= today:
                return day


today = date(2023, 3, 1)
people = [Person(date(2000, 2, 29), "Leap"), Person(date(1985, 3, 1), "Mara"), Person(date(1999, 12, 31), "Sylv")]
for p in people:
    when = p.next_birthday(today)
    print(f"{p.name:5}{p.age(today):>3} {when} in {(when - today).days} days")
print(min(people).name, max(people).born.year, sorted(people)[1].name)
print(people[0].next_birthday(date(2023, 12, 1)).strftime("%d/%m/%y"))
soon = min(people, key=lambda p: p.next_birthday(date(2023, 4, 1)))
print(soon.name, soon.age(date(2100, 1, 1)))
