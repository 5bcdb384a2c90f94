import calendar
from datetime import date


def month_rows(year, month, marked=()):
    first, days = calendar.monthrange(year, month)
    cells = ["  "] * first
    for day in range(1, days + 1):
        cells.append("**" if day in marked else f"{day:2}")
    for i in range(0, len(cells), 7):
        yield " ".join(cells[i:i + 7])


print("Mo Tu We Th Fr Sa Su")
for row in month_rows(2023, 2, {14}):
    print(row)
fridays = [y for y in range(2022, 2027) if date(y, 5, 13).weekday() == 4]
print("Friday the 13th of May:", fridays)
print([y for y in range(1996, 2006) if calendar.isleap(y)], calendar.isleap(1900))
print(calendar.month_name[3], list(calendar.day_abbr)[-1], date.fromordinal(1))
