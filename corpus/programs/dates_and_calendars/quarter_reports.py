from datetime import date, timedelta
from enum import Enum


class Quarter(Enum):
    Q1 = (1, 3)
    Q2 = (4, 6)
    Q3 = (7, 9)
    Q4 = (10, 12)

    @classmethod
    def of(cls, day):
        return next(q for q in cls if q.value[0] <= day.month <= q.value[1])

    def first(self, year):
        return date(year, self.value[0], 1)

    def last(self, year):
        month = self.value[1]
        following = date(year, month + 1, 1) if month < 12 else date(year + 1, 1, 1)
        return following - timedelta(days=1)

    def days(self, year):
        return (self.last(year) - self.first(year)).days + 1


SALES = [
    (date(2024, 1, 9), 120), (date(2024, 3, 31), 80), (date(2024, 4, 1), 200),
    (date(2024, 8, 15), 45), (date(2024, 12, 24), 310),
]


def main():
    totals = dict.fromkeys(Quarter, 0)
    for day, amount in SALES:
        totals[Quarter.of(day)] += amount
    for q, total in totals.items():
        per_day = total / q.days(2024)
        print(f"{q.name} {q.first(2024):%d.%m.}-{q.last(2024):%d.%m.} {total:>4} {per_day:6.3f}")
    print([q.days(2023) for q in Quarter], sum(q.days(2024) for q in Quarter))
    best = max(totals, key=totals.get)
    print("best:", best.name, Quarter((1, 3)) is Quarter.Q1)
    growth = [round(b / a - 1, 2) for a, b in zip(list(totals.values()), list(totals.values())[1:])]
    print(growth)


if __name__ == "__main__":
    main()
