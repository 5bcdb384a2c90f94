from datetime import date, timedelta

HOLIDAYS = {date(2024, 12, 25), date(2024, 12, 26), date(2025, 1, 1)}


def is_open(day):
    return day.weekday() < 5 and day not in HOLIDAYS


def due(lent, days=14):
    day = lent + timedelta(days=days)
    while not is_open(day):
        day += timedelta(1)
    return day


def fine(lent, back):
    late = (back - due(lent)).days
    return max(0, late) * 20


for lent, back in [
    (date(2024, 12, 11), date(2024, 12, 27)),
    (date(2024, 12, 14), date(2025, 1, 2)),
    (date(2025, 2, 14), date(2025, 2, 20)),
]:
    d = due(lent)
    print(f"{lent:%a %d %b} -> {d:%a %d %b} back {back.isoformat()} fine {fine(lent, back)}")
print(date(2024, 2, 28) + timedelta(2), date(2023, 2, 28) + timedelta(2))
print(date(2025, 2, 29))
