import calendar

SEASON = {
    "asparagus": (4, 6),
    "pumpkin": (9, 12),
    "kale": (11, 2),
    "tomato": (7, 10),
    "rhubarb": (4, 6),
}


def in_season(name, month):
    start, end = SEASON[name]
    if start <= end:
        return start <= month <= end
    return month >= start or month <= end


def available(month):
    return sorted(n for n in SEASON if in_season(n, month))


def row(name):
    return "".join("#" if in_season(name, m) else "." for m in range(1, 13))


print(" " * 10 + "".join(calendar.month_abbr[m][0] for m in range(1, 13)))
for name in sorted(SEASON, key=lambda n: SEASON[n]):
    print(f"{name:<10}{row(name)}")
for month in (1, 3, 5, 11):
    print(calendar.month_name[month], available(month) or "cellar")
empty = [m for m in range(1, 13) if not available(m)]
print(empty, max(range(1, 13), key=lambda m: len(available(m))))
soups = {n: row(n).count("#") for n in SEASON}
print(soups)
