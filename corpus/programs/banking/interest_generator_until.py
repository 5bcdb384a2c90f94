def grow(balance, rate, saving=0):
    year = 0
    while True:
        year += 1
        balance = round(balance * (1 + rate) + saving, 2)
        yield year, balance


def years_until(goal, *plan, most=8):
    for year, balance in grow(*plan):
        if balance >= goal:
            return year, balance
        if year == most:
            return None


print(years_until(1300, 1000, 0.1))
print(years_until(1300, 1000, 0.05, 100))
print(years_until(10_000, 10, 0.5))
plan = grow(100, 0.02, 10)
first, second = next(plan), next(plan)
print(first, second, next(b for _, b in plan if b > 140))
print(next(plan)[0])
