import calendar
from datetime import date, timedelta


def weekends(year, month):
    days = []
    for week in calendar.monthcalendar(year, month):
        for d in (week[calendar.SATURDAY], week[calendar.SUNDAY]):
            if d:
                days.append(date(year, month, d))
    return days


def spread(days, matches):
    return {m: days[i * len(days) // len(matches)] for i, m in enumerate(matches)}


holidays = {date(2024, 12, 25), date(2024, 12, 1)}
days = [d for d in weekends(2024, 12) if d not in holidays]
print(len(days), "days:", [d.day for d in days])
plan = spread(days, ["QF1", "QF2", "QF3", "QF4"])
for match, day in plan.items():
    print(match, day.strftime("%a %d %b"))
gaps = [(b - a).days for a, b in zip(list(plan.values()), list(plan.values())[1:])]
print("gaps", gaps)
final = max(plan.values()) + timedelta(weeks=2)
while final.weekday() != calendar.SUNDAY:
    final += timedelta(days=1)
print("final", final.isoformat())
