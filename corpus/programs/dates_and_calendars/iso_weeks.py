from datetime import date

dates = [date(2020, 12, 31), date(2021, 1, 3), date(2021, 1, 4), date(2023, 1, 1), date(2024, 12, 30)]

for d in dates:
    year, week, weekday = d.isocalendar()
    flag = "" if year == d.year else f"(belongs to {year})"
    print(f"{d} W{week:02}-{weekday} {flag}".rstrip())

by_week = {}
for d in dates:
    key = tuple(d.isocalendar())[:2]
    by_week.setdefault(key, []).append(d.strftime("%a"))
print(by_week)

long_years = [y for y in range(2015, 2030) if date(y, 12, 28).isocalendar()[1] == 53]
print("53 weeks:", long_years)

monday = date.fromisocalendar(2024, 20, 1)
sunday = date.fromisocalendar(2024, 20, 7)
print(monday, sunday, (sunday - monday).days)
try:
    date.fromisocalendar(2024, 53, 1)
except ValueError as e:
    print(e)
print(date(2021, 1, 1).strftime("%Y-%m-%d %j %U %u"), f"{date(2021, 1, 1):%d/%m/%y}")
