import calendar
from datetime import date, timedelta

CLOSED_WEEKDAYS = {calendar.SUNDAY, calendar.MONDAY}
CLOSED = {date(2024, 12, 24), date(2024, 12, 25), date(2024, 12, 26)}


def due(start, days=14):
    day = start + timedelta(days)
    while day.weekday() in CLOSED_WEEKDAYS or day in CLOSED:
        day += timedelta(1)
    return day


starts = [date(2024, 12, 10), date(2024, 12, 11), date(2024, 12, 7), date(2024, 12, 17)]
for s in starts:
    d = due(s)
    print(s.strftime("%a %d %b"), "->", d.strftime("%a %d %b %Y"), f"({(d - s).days} days)")

together = {}
for s in starts:
    together.setdefault(due(s), []).append(s.day)
print({k.isoformat(): v for k, v in together.items()})
print(due(date(2024, 2, 28), days=1), calendar.isleap(2024))
extra = sum((due(s) - s).days - 14 for s in starts)
print("extra days given:", extra)
