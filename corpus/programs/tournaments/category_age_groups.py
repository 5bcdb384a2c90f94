from datetime import date
from enum import Enum


class Group(Enum):
    U12 = range(0, 12)
    U16 = range(12, 16)
    OPEN = range(16, 40)
    SENIOR = range(40, 120)

    @classmethod
    def of(cls, age):
        for group in cls:
            if age in group.value:
                return group
        raise LookupError(f"no group for age {age}")


def age_on(born, day):
    before_birthday = (day.month, day.day) < (born.month, born.day)
    return day.year - born.year - before_birthday


def main():
    day = date(2025, 5, 17)
    entries = [
        ("Emmi", date(2013, 5, 17)),
        ("Faris", date(2013, 5, 18)),
        ("Gudrun", date(1961, 1, 3)),
        ("Henk", date(2004, 12, 31)),
        ("Ilka", date(1985, 2, 28)),
    ]
    groups = {g: [] for g in Group}
    for name, born in entries:
        age = age_on(born, day)
        groups[Group.of(age)].append(f"{name} ({age})")
    for g, names in groups.items():
        print(f"{g.name:7}", ", ".join(names) or "-")
    print(Group.of(age_on(date(2025, 1, 1), day)).name)
    print(Group.of(age_on(date(2026, 1, 1), day)))


main()
