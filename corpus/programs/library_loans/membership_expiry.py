from datetime import date

members = {
    "Alva": (2024, 1, 31, 1),
    "Bjarne": (2023, 11, 30, 3),
    "Cosima": (2024, 2, 29, 12),
}


def add_months(d, n):
    month = d.month + n
    year = d.year
    while month > 12:
        month -= 12
        year += 1
    return date(year, month, d.day)


def status(end, today):
    if end < today:
        return "expired"
    if (end - today).days < 31:
        return "renew soon"
    return "fine"


today = date(2024, 2, 10)
for name in reversed(members):
    y, m, d, months = members[name]
    end = add_months(date(y, m, d), months)
    print(f"{name} until {end}: {status(end, today)}")
