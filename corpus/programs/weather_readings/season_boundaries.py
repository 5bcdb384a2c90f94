from datetime import date

SEASONS = [
    ((3, 20), "spring"),
    ((6, 21), "summer"),
    ((9, 22), "autumn"),
    ((12, 21), "winter"),
]


def season(d):
    name = "winter"
    for (month, day), s in SEASONS:
        if (d.month, d.day) >= (month, day):
            name = s
    return name


def meteorological(d):
    return ["winter", "spring", "summer", "autumn"][d.month % 12 // 3]


days = [date(2024, 3, 19), date(2024, 3, 20), date(2024, 7, 4), date(2024, 12, 31), date(2025, 1, 1), date(2024, 9, 1)]
differ = 0
for d in days:
    a, b = season(d), meteorological(d)
    differ += a != b
    print(f"{d:%d.%m.%Y} {a:7} {b:7} {'' if a == b else '<>'}".rstrip())
print(differ, "differ")
length = date(2024, 9, 22) - date(2024, 6, 21)
print("summer has", length.days, "days")
by_season = {}
for d in sorted(days):
    by_season.setdefault(season(d), []).append(d.isoformat()[5:])
print(by_season)
