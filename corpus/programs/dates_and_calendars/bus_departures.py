from datetime import time, datetime, timedelta

def departures(first, last, every):
    base = datetime(2000, 1, 1)
    t = base.replace(hour=first.hour, minute=first.minute)
    stop = base.replace(hour=last.hour, minute=last.minute)
    out = []
    while t <= stop:
        out.append(t.time())
        t += timedelta(minutes=every)
    return out

def next_bus(table, now):
    for t in table:
        if t >= now:
            return t
    return table[0]

def wait(now, t):
    a = timedelta(hours=now.hour, minutes=now.minute)
    b = timedelta(hours=t.hour, minutes=t.minute)
    return int((b - a).total_seconds() // 60)

table = departures(time(5, 50), time(7), 20) + departures(time(7, 10), time(8, 10), 12)
print(" ".join(t.strftime("%H:%M") for t in table))
for now in (time(5), time(6, 10), time(7, 59), time(23, 30)):
    t = next_bus(table, now)
    print(f"{now:%H:%M} -> {t:%H:%M}, wait {wait(now, t)} min")
hours = {}
for t in table:
    hours.setdefault(t.hour, []).append(f"{t.minute:02}")
for h, minutes in hours.items():
    print(f"{h:>2} | {' '.join(minutes)}")
print(max(table), time(6, 30) in table, len(set(table)) == len(table))
