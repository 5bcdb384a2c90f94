from datetime import date, timedelta

HOLIDAYS_2024 = {
    date(2024, 3, 29): "Good Friday",
    date(2024, 4, 1): "Easter Monday",
    date(2024, 5, 1): "Labour Day",
}


def is_business_day(d):
    return d.weekday() < 5 and d not in HOLIDAYS_2024


def add_business_days(start, n):
    d = start
    step = timedelta(days=1 if n >= 0 else -1)
    remaining = abs(n)
    while remaining:
        d += step
        if is_business_day(d):
            remaining -= 1
    return d


def skipped(start, end):
    d = start
    names = []
    while d <= end:
        if d in HOLIDAYS_2024:
            names.append(HOLIDAYS_2024[d])
        d += timedelta(days=1)
    return names


def main():
    orders = [("desk", date(2024, 3, 27), 3), ("lamp", date(2024, 4, 29), 5), ("rug", date(2024, 3, 30), 0)]
    for item, ordered, n in orders:
        due = add_business_days(ordered, n)
        print(f"{item:<5} {ordered:%a %d.%m.} + {n} = {due:%a %d.%m.}", skipped(ordered, due))
    print(add_business_days(date(2024, 4, 2), -1))
    week = [date(2024, 4, 1) + timedelta(days=i) for i in range(7)]
    print([d.day for d in week if is_business_day(d)])
    print(sum(is_business_day(d) for d in week), is_business_day(date(2024, 5, 1)))


main()
