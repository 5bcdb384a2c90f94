from datetime import date, timedelta


def days(first, last, step=1):
    day = first
    while day <= last:
        yield day
        day += timedelta(days=step)


def pairwise(iterable):
    it = iter(iterable)
    before = next(it)
    for item in it:
        yield before, item
        before = item


def weekdays_only(days):
    return filter(lambda d: d.isoweekday() < 6, days)


start, end = date(2024, 2, 27), date(2024, 3, 5)
print([d.day for d in days(start, end)])
work = list(weekdays_only(days(start, end)))
print(len(work), work[0].strftime("%a"), work[-1].strftime("%a"))
for a, b in pairwise(work):
    gap = (b - a).days
    if gap > 1:
        print(f"weekend between {a:%d.%m.} and {b:%d.%m.}: {gap - 1} days")
print(f"{sum(1 for d in days(start, end) if d.month == 2)} days in February")
print(list(pairwise([1, 4, 9])))
print(list(pairwise(weekdays_only(days(end, start)))))
