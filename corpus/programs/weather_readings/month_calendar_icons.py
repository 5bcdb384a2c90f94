import calendar

icons = {"s": "☀", "c": "☁", "r": "☂", "w": "❄"}
february = "wwcsc rrcss sscrw wccss srrcc sss".replace(" ", "")
year, month = 2023, 2

first_weekday, days = calendar.monthrange(year, month)
print(calendar.month_name[month], year)
print(" ".join(calendar.day_abbr))
line = "    " * first_weekday
for day in range(1, days + 1):
    line += icons[february[day - 1]].ljust(4)
    if (first_weekday + day) % 7 == 0 or day == days:
        print(line.rstrip())
        line = ""

weekend = [february[d - 1] for d in range(1, days + 1) if calendar.weekday(year, month, d) >= 5]
workday = [february[d - 1] for d in range(1, days + 1) if calendar.weekday(year, month, d) < 5]
for name, part in (("weekend", weekend), ("workdays", workday)):
    print(name, f"{part.count('s') / len(part):.0%} sunny", {k: part.count(k) for k in sorted(set(part))})
