import datetime as dt

HOLIDAYS = {dt.date(2025, 4, 18), dt.date(2025, 4, 21), dt.date(2025, 5, 1), dt.date(2025, 5, 29)}
ONE = dt.timedelta(days=1)


def is_free(day):
    return day.weekday() >= 5 or day in HOLIDAYS


def leave_days(first, last):
    day, n = first, 0
    while day <= last:
        n += not is_free(day)
        day += ONE
    return n


def stretch(first, last):
    """The whole free time around the leave."""
    while is_free(first - ONE):
        first -= ONE
    while is_free(last + ONE):
        last += ONE
    return first, last, (last - first).days + 1


def main():
    plans = {
        "Easter": (dt.date(2025, 4, 14), dt.date(2025, 4, 17)),
        "May": (dt.date(2025, 5, 2), dt.date(2025, 5, 2)),
        "Ascension": (dt.date(2025, 5, 30), dt.date(2025, 5, 30)),
        "June": (dt.date(2025, 6, 2), dt.date(2025, 6, 6)),
    }
    best = None
    for name, (a, b) in plans.items():
        cost = leave_days(a, b)
        first, last, free = stretch(a, b)
        ratio = free / cost
        print(f"{name:10}{cost} days of leave -> {free} free ({first:%d.%m.}-{last:%d.%m.}) {ratio:.2f}")
        if best is None or ratio > best[0]:
            best = ratio, name
    print("best:", best[1])
    left = 28 - sum(leave_days(*p) for p in plans.values())
    print("left", left, "of 28")


if __name__ == "__main__":
    main()
