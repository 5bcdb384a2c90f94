from enum import Enum
from datetime import date


class Season(Enum):
    SPRING = (3, 20)
    SUMMER = (6, 21)
    AUTUMN = (9, 22)
    WINTER = (12, 21)

    @classmethod
    def of(cls, day):
        current = cls.WINTER
        for s in cls:
            if (day.month, day.day) >= s.value:
                current = s
        return current

    def starts(self, year):
        return date(year, *self.value)

    def length(self, year):
        members = list(Season)
        i = members.index(self)
        nxt = members[(i + 1) % 4]
        end = nxt.starts(year + (nxt is Season.SPRING))
        return (end - self.starts(year)).days


birthdays = {"Ayşe": date(1990, 7, 4), "Bill": date(2001, 1, 15), "Caro": date(1988, 9, 22), "Dag": date(1970, 3, 19)}
by_season = {}
for name, born in birthdays.items():
    by_season.setdefault(Season.of(born), []).append(name)
for s in Season:
    print(s.name.capitalize(), s.length(2023), by_season.get(s, []))
print(sum(s.length(2023) for s in Season), sum(s.length(2024) for s in Season))
print(Season.AUTUMN.starts(2024).strftime("%A %d %B"))
