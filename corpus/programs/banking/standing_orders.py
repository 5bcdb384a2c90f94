from datetime import date, timedelta


def add_month(d):
    if d.month == 12:
        return d.replace(year=d.year + 1, month=1)
    return d.replace(month=d.month + 1)


def due_dates(first, until, every):
    current = first
    while current <= until:
        yield current
        if every == "week":
            current += timedelta(weeks=1)
        elif every == "month":
            current = add_month(current)
        else:
            raise ValueError("unknown interval: " + every)


orders = [
    ("rent", 780, date(2023, 11, 1), "month"),
    ("piano lessons", 35, date(2023, 12, 4), "week"),
    ("gym", 29, date(2023, 10, 31), "month"),
]

end = date(2024, 1, 15)
cash_flow = {}
for name, amount, first, every in orders:
    for day in due_dates(first, end, every):
        cash_flow.setdefault(day, []).append((name, amount))
    print(name, "planned")

for day in sorted(cash_flow):
    parts = ", ".join("%s (%d)" % entry for entry in cash_flow[day])
    print(day.isoformat(), parts)
