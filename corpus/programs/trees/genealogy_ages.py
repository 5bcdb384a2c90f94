import datetime as dt
from dataclasses import dataclass, field


@dataclass
class Person:
    name: str
    born: dt.date
    children: list = field(default_factory=list, repr=False)

    def have(self, name, *ymd):
        child = Person(name, dt.date(*ymd))
        self.children.append(child)
        return child

    def age(self, on):
        had_birthday = (on.month, on.day) >= (self.born.month, self.born.day)
        return on.year - self.born.year - (not had_birthday)

    def descendants(self):
        for child in self.children:
            yield child
            yield from child.descendants()


def main():
    wedding = dt.date(2019, 6, 15)
    oma = Person("Oma Lisl", dt.date(1938, 6, 16))
    ruth = oma.have("Ruth", 1961, 2, 3)
    bernd = oma.have("Bernd", 1965, 12, 24)
    ruth.have("Mia", 1990, 6, 15)
    bernd.have("Tim", 1999, 1, 1)
    guests = [oma, *oma.descendants()]
    for g in sorted(guests, key=lambda p: p.born):
        print(f"{g.name:<10}{g.age(wedding):>4}")
    young = [g.name for g in guests if g.age(wedding) < 30]
    print("young:", young)
    span = max(g.born for g in guests) - min(g.born for g in guests)
    print(span.days // 365, "years between oldest and youngest")
    print(bernd)


main()
