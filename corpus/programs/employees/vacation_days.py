from datetime import date, timedelta

HOLIDAYS = {date(2024, 5, 1), date(2024, 5, 9)}


def working_days(start, end):
    n = 0
    day = start
    while day <= end:
        if day.weekday() < 5 and day not in HOLIDAYS:
            n += 1
        day += timedelta(days=1)
    return n


class VacationAccount:
    def __init__(self, name, days=30):
        self.name = name
        self.days = days
        self.taken = []

    def take(self, start, end):
        need = working_days(start, end)
        if need > self.left:
            raise ValueError(f"{self.name} needs {need} days but has {self.left}")
        self.taken.append((start, end, need))
        return need

    @property
    def left(self):
        return self.days - sum(n for *_, n in self.taken)


def main():
    kim = VacationAccount("Kim")
    leo = VacationAccount("Leo", days=4)
    print(kim.take(date(2024, 4, 29), date(2024, 5, 10)))
    print(kim.take(date(2024, 5, 18), date(2024, 5, 19)))
    print(kim.left, leo.left)
    try:
        leo.take(date(2024, 5, 6), date(2024, 5, 13))
    except ValueError as e:
        print(e)
    print(leo.take(date(2024, 5, 8), date(2024, 5, 10)), "days for the long weekend")
    for a in (kim, leo):
        print(f"{a.name}: {a.left}/{a.days}")


main()
