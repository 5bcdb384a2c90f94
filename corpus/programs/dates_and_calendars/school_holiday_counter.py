import datetime as dt

terms = [
    ("autumn", dt.date(2023, 9, 4), dt.date(2023, 12, 20)),
    ("winter", dt.date(2024, 1, 8), dt.date(2024, 3, 22)),
    ("summer", dt.date(2024, 4, 8), dt.date(2024, 7, 19)),
]
single_days_off = [dt.date(2023, 11, 1), dt.date(2024, 5, 1), dt.date(2024, 5, 4)]

school_days = 0
for name, start, end in terms:
    n = 0
    day = start
    weeks = ((end - start).days + 1) // 7
    n = weeks * 5
    rest = ((end - start).days + 1) % 7
    for i in range(rest):
        if (start + dt.timedelta(days=i)).weekday() < 5:
            n += 1
    for off in single_days_off:
        if start <= off <= end and off.weekday() < 5:
            n -= 1
    print("%-7s %s to %s: %3d days, %2d weeks" % (name, start, end, n, weeks))
    school_days += n

print("school days:", school_days)
for (name, _, end), (_, start, _) in zip(terms, terms[1:]):
    print("holidays after", name + ":", (start - end).days - 1)
percent = 100 * school_days / 366
print(f"{percent:.1f} % of the year")
