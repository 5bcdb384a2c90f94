def is_leap(year):
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)

def days_in_month(month, year):
    if month == 2:
        return 29 if is_leap(year) else 28
    if month in (4, 6, 9, 11):
        return 30
    return 31

def day_of_year(day, month, year):
    n = day
    for m in range(1, month):
        n += days_in_month(m, year)
    return n

def from_day_of_year(n, year):
    month = 1
    while n > days_in_month(month, year):
        n -= days_in_month(month, year)
        month += 1
    return n, month

years = [1900, 1996, 2000, 2023, 2024, 2100]
for y in years:
    print(y, "leap" if is_leap(y) else "-", 365 + is_leap(y))

print(day_of_year(1, 3, 2023), day_of_year(1, 3, 2024))
print(from_day_of_year(60, 2024), from_day_of_year(60, 2023), from_day_of_year(366, 2024))
d, m = from_day_of_year(100, 2024)
print(f"day 100 is {d}.{m}.", day_of_year(d, m, 2024) == 100)
print(sum(map(is_leap, range(2001, 2031))))
