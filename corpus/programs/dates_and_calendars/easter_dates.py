from datetime import date, timedelta


def easter(year):
    a = year % 19
    b, c = divmod(year, 100)
    d, e = divmod(b, 4)
    g = (8 * b + 13) // 25
    h = (19 * a + b - d - g + 15) % 30
    i, k = divmod(c, 4)
    l = (32 + 2 * e + 2 * i - h - k) % 7
    m = (a + 11 * h + 22 * l) // 451
    month, day = divmod(h + l - 7 * m + 114, 31)
    return date(year, month, day + 1)


OFFSETS = {"Ash Wednesday": -46, "Good Friday": -2, "Ascension": 39, "Whit Monday": 50}

easters = {y: easter(y) for y in (2008, 2022, 2023, 2024, 2025, 2038)}
for y, d in easters.items():
    print(y, d.strftime("%d %B"), "Sunday" if d.weekday() == 6 else "wrong!")

d = easters[2024]
for name, offset in OFFSETS.items():
    print(f"{name:<14}{d + timedelta(days=offset):%a %d %b}")

earliest = min(easters.values(), key=lambda d: (d.month, d.day))
latest = max(easters.values(), key=lambda d: (d.month, d.day))
print(earliest, latest, (latest.replace(year=2000) - earliest.replace(year=2000)).days)
march = [y for y, d in easters.items() if d.month == 3]
print(march)
