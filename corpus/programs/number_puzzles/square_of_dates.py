from datetime import date


def palindromes(year_from, year_to):
    for year in range(year_from, year_to):
        text = f"{year:04}"[::-1]
        try:
            yield date(year, int(text[:2]), int(text[2:]))
        except ValueError:
            continue


def square_days(year):
    """Days whose number, written ddmm, is a square."""
    squares = {n * n for n in range(10, 57)}
    result = []
    for month in range(1, 13):
        for day in (4, 5, 16, 25, 30):
            if day * 100 + month in squares:
                result.append(date(year, month, day))
    return result


pal = list(palindromes(2009, 2022))
for d in pal:
    print(d, d.strftime("%A"))
print((pal[1] - pal[0]).days, "days between the first two")
for d in square_days(2023):
    number = d.day * 100 + d.month
    print(d.isoformat(), number, "=", f"{round(number ** 0.5)}²")
