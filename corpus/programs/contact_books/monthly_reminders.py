from datetime import date, timedelta

LAST_SEEN = {
    "Aunt Vera": date(2024, 1, 2),
    "Sergio": date(2023, 9, 17),
    "old flatmate": date(2022, 12, 30),
    "Mika": date(2024, 2, 25),
}
EVERY = {"Aunt Vera": 30, "Sergio": 120}


def overdue(today, default=90):
    found = []
    for name, seen in LAST_SEEN.items():
        due = seen + timedelta(days=EVERY.get(name, default))
        if due < today:
            found.append((today - due, name))
    return sorted(found, reverse=True)


def phrase(delta):
    weeks, days = divmod(delta.days, 7)
    if weeks > 8:
        return "far too long ago"
    if weeks:
        return f"{weeks} w {days} d late"
    return f"{days} d late"


today = date(2024, 3, 1)
for delta, name in overdue(today):
    print(f"{name:<14}{phrase(delta)}")

LAST_SEEN["Sergio"] = today
print(len(overdue(today)), len(overdue(today, default=1000)))
later = today.replace(month=today.month + 4)
names = [name for _, name in overdue(later)]
print(later.isoformat(), names)
