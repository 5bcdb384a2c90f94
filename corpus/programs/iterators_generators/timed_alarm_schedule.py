from datetime import datetime, timedelta
from itertools import islice


def every(start, minutes):
    t = start
    while True:
        yield t
        t += timedelta(minutes=minutes)


def skip_night(times, from_hour=22, to_hour=7):
    for t in times:
        if to_hour <= t.hour < from_hour:
            yield t


def doses(name, start, minutes, n):
    return [(t, name) for t in islice(skip_night(every(start, minutes)), n)]


start = datetime(2024, 12, 30, 18, 30)
plan = sorted(doses("drops", start, 120, 4) + doses("syrup", start, 300, 3))
day = None
for t, name in plan:
    if t.date() != day:
        day = t.date()
        print(day.strftime("%A %d %B"))
    print("   ", t.strftime("%H:%M"), name)

last = {name: t for t, name in plan}
print({n: f"{t:%d.%m. %H:%M}" for n, t in last.items()})
gaps = [b - a for (a, n), (b, m) in zip(plan, plan[1:])]
print(max(gaps), min(gaps))
print(doses("none", start, 60, 0))
