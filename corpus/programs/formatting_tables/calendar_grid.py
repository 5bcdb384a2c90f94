import calendar
from datetime import date

EVENTS = {3: "dentist", 14: "Pi day", 29: "trip", 30: "trip"}


def grid(year, month):
    first, days = calendar.monthrange(year, month)
    cells = [None] * first + list(range(1, days + 1))
    while len(cells) % 7:
        cells.append(None)
    return [cells[i:i + 7] for i in range(0, len(cells), 7)]


def cell(day):
    if day is None:
        return "    "
    return f"{day:>3}" + ("*" if day in EVENTS else " ")


def main():
    year, month = 2024, 3
    weeks = grid(year, month)
    title = date(year, month, 1).strftime("%B %Y")
    print(title.center(28))
    print("".join(f"{d:>3} " for d in "Mo Tu We Th Fr Sa Su".split()))
    for w in weeks:
        print("".join(map(cell, w)).rstrip())
    for day, what in sorted(EVENTS.items()):
        print(f"{date(year, month, day):%a %d}: {what}")
    weekend = [d for w in weeks for d in w[5:] if d]
    print(len(weekend), [d for d in weekend if d in EVENTS])
    print(len(weeks), len(grid(2021, 2)), sum(c is None for w in grid(2024, 6) for c in w))


main()
