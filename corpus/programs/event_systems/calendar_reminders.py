from datetime import date, timedelta


def reminders(events, today, days_before=(7, 1, 0)):
    for name, when in events:
        left = (when - today).days
        if left in days_before:
            yield left, name


def phrase(left, name):
    words = {0: "today", 1: "tomorrow"}
    return f"{name} is {words.get(left, f'in {left} days')}"


events = [
    ("Dentist", date(2025, 3, 3)),
    ("Mum's birthday", date(2025, 3, 8)),
    ("Tax return", date(2025, 2, 28)),
    ("Concert", date(2025, 3, 1)),
]

day = date(2025, 2, 27)
for _ in range(3):
    due = sorted(reminders(events, day))
    print(day.strftime("%a %d %b"), [phrase(*r) for r in due])
    day += timedelta(days=1)

past = [name for name, when in events if when < day]
print("done:", past)
