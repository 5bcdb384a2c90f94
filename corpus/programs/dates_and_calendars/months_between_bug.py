from datetime import date


def months_wrong(a, b):
    return (b - a).days // 30


def months(a, b):
    if b < a:
        return -months(b, a)
    n = (b.year - a.year) * 12 + b.month - a.month
    return n - 1 if b.day < a.day else n


pairs = [
    (date(2023, 1, 31), date(2023, 3, 1)),
    (date(2020, 5, 15), date(2025, 5, 15)),
    (date(2024, 6, 1), date(2024, 4, 1)),
    (date(2023, 2, 1), date(2023, 3, 1)),
]
for a, b in pairs:
    w, r = months_wrong(a, b), months(a, b)
    print(a, b, w, r, "" if w == r else "differ")
first, last = min(p[0] for p in pairs), max(p[1] for p in pairs)
print(first, last, (last - first).days)
print(first.replace(year=2021), last.timetuple().tm_yday, last.isocalendar()[1])
print(first.replace(month=2, day=30))
