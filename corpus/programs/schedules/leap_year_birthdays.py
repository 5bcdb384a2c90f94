import calendar
from datetime import date


def next_birthday(born, today):
    year = today.year
    while True:
        try:
            d = born.replace(year=year)
        except ValueError:
            d = date(year, 3, 1)
        if d >= today:
            return d
        year += 1


def age_on(born, day):
    return day.year - born.year - ((day.month, day.day) < (born.month, born.day))


def main():
    today = date(2023, 11, 20)
    family = {
        "Opa": date(1948, 2, 29),
        "Lia": date(2016, 12, 24),
        "Ben": date(1985, 11, 20),
    }
    upcoming = []
    for name, born in family.items():
        day = next_birthday(born, today)
        upcoming.append((day, name, age_on(born, day)))
    for day, name, age in sorted(upcoming):
        wait = (day - today).days
        print(f"{day} {calendar.day_abbr[day.weekday()]} {name} turns {age} ({wait} days)")
    leap = [y for y in range(1996, 2012) if calendar.isleap(y)]
    print("leap years:", leap)


if __name__ == "__main__":
    main()
