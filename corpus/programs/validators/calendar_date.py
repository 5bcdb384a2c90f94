month_days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

def is_leap(y):
    return y % 4 == 0 and (y % 100 != 0 or y % 400 == 0)

def valid(text):
    parts = text.split("-")
    if len(parts) != 3:
        return "three parts needed"
    for p in parts:
        if not p.isdigit():
            return p + " is not a number"
    y, m, d = [int(p) for p in parts]
    if m < 1 or m > 12:
        return "month " + str(m)
    days = month_days[m - 1]
    if m == 2 and is_leap(y):
        days += 1
    if not 1 <= d <= days:
        return "day " + str(d) + " of " + str(days)
    return ""

dates = ["2024-02-29", "2023-02-29", "1900-02-29", "2024-13-01", "24-1", "2024-4-31", "2024-xx-01"]
bad = 0
for d in dates:
    problem = valid(d)
    if problem:
        bad += 1
        print(d, "-", problem)
    else:
        print(d, "is fine")
print(bad, "of", len(dates), "wrong")
print([y for y in range(1896, 1910) if is_leap(y)], is_leap(2000))
