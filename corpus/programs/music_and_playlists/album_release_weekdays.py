from datetime import date

releases = [
    ("Kind of Blue", date(1959, 8, 17)),
    ("Rubber Soul", date(1965, 12, 3)),
    ("Autobahn", date(1974, 11, 1)),
    ("Homework", date(1997, 1, 20)),
    ("Currents", date(2015, 7, 17)),
]

weekdays = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
count = [0] * 7
for title, day in releases:
    count[day.weekday()] += 1
    print(f"{title:13}{day:%d.%m.%Y} {weekdays[day.weekday()]} week {day.isocalendar()[1]}")
for name, n in zip(weekdays, count):
    if n:
        print(name, "*" * n)

today = date(2024, 8, 16)
for title, day in releases:
    age = today.year - day.year
    if (today.month, today.day) < (day.month, day.day):
        age -= 1
    if age % 10 == 9 or age % 10 == 0:
        print(title, "is", age)
next_party = min(releases, key=lambda r: (date(today.year, r[1].month, r[1].day) - today).days % 365)
print("next birthday:", next_party[0])
gaps = [(b[1] - a[1]).days // 365 for a, b in zip(releases, releases[1:])]
print("years between:", gaps)
