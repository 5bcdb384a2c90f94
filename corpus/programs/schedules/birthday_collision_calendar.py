from datetime import date
from collections import defaultdict

people = {
    "Ada": (12, 10), "Bob": (2, 29), "Cleo": (2, 28), "Dov": (12, 10),
    "Eva": (7, 1), "Finn": (3, 1),
}


def on(year, month, day):
    try:
        return date(year, month, day)
    except ValueError:
        return date(year, month + 1, 1)


def parties(year):
    days = defaultdict(list)
    for name, (m, d) in people.items():
        days[on(year, m, d)].append(name)
    return dict(sorted(days.items()))


def next_saturday(day):
    return date.fromordinal(day.toordinal() + (5 - day.weekday()) % 7)


def main():
    for year in (2023, 2024):
        shared = {d.strftime("%d.%m."): names for d, names in parties(year).items() if len(names) > 1}
        print(year, shared)
    weekend = defaultdict(list)
    for day, names in parties(2024).items():
        weekend[next_saturday(day)] += names
    for day, names in weekend.items():
        print(day, " & ".join(names))
    gaps = sorted(weekend)
    longest = max(b - a for a, b in zip(gaps, gaps[1:]))
    print("longest time without cake:", longest.days, "days")


if __name__ == "__main__":
    main()
