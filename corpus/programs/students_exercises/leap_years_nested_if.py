def is_leap(year):
    if year % 4 == 0:
        if year % 100 == 0:
            if year % 400 == 0:
                return True
            else:
                return False
        return True
    return False


def is_leap_wrong(year):
    return year % 4 == 0 and year % 100 != 0 or year % 400


def days_in(month, year):
    if month == 2:
        return 28 + is_leap(year)
    return 30 + (month + month // 8) % 2


for y in (2000, 1900, 2024, 2023):
    print(y, is_leap(y), is_leap_wrong(y))
print([days_in(m, 2024) for m in range(1, 13)])
print(sum(days_in(m, 1900) for m in range(1, 13)))
