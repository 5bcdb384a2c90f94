from datetime import date, timedelta

numbers = [3, 17, 24, 31, 42]
start = date(2024, 1, 29)

draws = []
d = start
for n in numbers:
    while d.weekday() not in (2, 5):
        d = d + timedelta(days=1)
    draws.append((d, n))
    d = d + timedelta(days=1)

for d, n in draws:
    print(d.strftime("%a %d.%m."), n, "even" if n % 2 == 0 else "odd")
as_dates = [n for _, n in draws if n <= 31]
print("could be birthdays:", as_dates)
lucky = [d for d, n in draws if d.day == n or d.day + d.month == n]
print("lucky:", lucky)
gap = max((b[0] - a[0]).days for a, b in zip(draws, draws[1:]))
print("longest gap", gap, "span", (draws[-1][0] - draws[0][0]).days)
wednesdays = sum(d.weekday() == 2 for d, _ in draws)
print(wednesdays, "on a Wednesday")
