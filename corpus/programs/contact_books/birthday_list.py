from datetime import date

people = [
    ("Mum", date(1961, 3, 14)),
    ("Jonas", date(1994, 12, 31)),
    ("Priya", date(1988, 2, 29)),
    ("Opa", date(1932, 3, 1)),
]


def next_birthday(born, today):
    try:
        this_year = born.replace(year=today.year)
    except ValueError:
        this_year = date(today.year, 3, 1)
    if this_year < today:
        try:
            return born.replace(year=today.year + 1)
        except ValueError:
            return date(today.year + 1, 3, 1)
    return this_year


def main():
    today = date(2023, 2, 27)
    upcoming = []
    for name, born in people:
        when = next_birthday(born, today)
        age = when.year - born.year
        days = (when - today).days
        upcoming.append((days, name, age))
    upcoming.sort()
    for days, name, age in upcoming:
        print(f"in {days:>3} days: {name} turns {age}", "(!)" if age % 10 == 0 else "")
    soon = [n for d, n, _ in upcoming if d <= 14]
    print("buy presents for", " and ".join(soon))
    print(next_birthday(date(2000, 2, 27), today) == today)


main()
