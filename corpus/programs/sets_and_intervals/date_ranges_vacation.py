import datetime as dt
from dataclasses import dataclass


@dataclass(order=True)
class Leave:
    start: dt.date
    end: dt.date
    who: str = ""

    def __post_init__(self):
        if self.end < self.start:
            self.start, self.end = self.end, self.start

    def workdays(self, holidays=frozenset()):
        day, n = self.start, 0
        while day <= self.end:
            n += day.weekday() < 5 and day not in holidays
            day += dt.timedelta(1)
        return n

    def overlaps(self, other):
        return self.start <= other.end and other.start <= self.end


D = dt.date
leaves = [
    Leave(D(2023, 12, 21), D(2024, 1, 2), "Rike"),
    Leave(D(2023, 12, 29), D(2023, 12, 27), "Sami"),
    Leave(D(2024, 1, 2), D(2024, 1, 3), "Ture"),
]
holidays = {D(2023, 12, 25), D(2023, 12, 26), D(2024, 1, 1)}

for leave in sorted(leaves):
    print(f"{leave.who}: {leave.start:%d.%m.} to {leave.end:%d.%m.}, {leave.workdays(holidays)} days")
for i, a in enumerate(leaves):
    others = [b.who for j, b in enumerate(leaves) if i != j and a.overlaps(b)]
    print(a.who, "overlaps with", others)
spent = {l.who: l.workdays() - l.workdays(holidays) for l in leaves}
print("saved by holidays:", spent)
