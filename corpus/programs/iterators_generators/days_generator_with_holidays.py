from datetime import date, timedelta
from itertools import islice


def days(start, step=1):
    while True:
        yield start
        start += timedelta(days=step)


def workdays(start, holidays=frozenset()):
    return (d for d in days(start) if d.weekday() < 5 and d not in holidays)


def paydays(year):
    for month in range(1, 13):
        first = date(year + month // 12, month % 12 + 1, 1)
        last = next(d for d in days(first - timedelta(days=1), -1) if d.weekday() < 5)
        yield last


xmas = {date(2024, 12, 25), date(2024, 12, 26)}
print([f"{d:%d}" for d in islice(workdays(date(2024, 12, 20), xmas), 4)])
print([f"{d:%a %d %b}" for d in islice(paydays(2024), 3)])
fortnights = days(date(2024, 2, 5), 14)
print(next(d for d in fortnights if d.month == 3), next(fortnights))
