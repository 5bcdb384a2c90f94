import datetime as dt

LOG = [
    ("2024-02-28 23:58:10", 4),
    ("2024-02-28 23:59:55", 1),
    ("2024-02-29 00:03:00", 9),
    ("2024-02-29 00:03:40", 2),
]
FORMAT = "%Y-%m-%d %H:%M:%S"

entries = [(dt.datetime.strptime(text, FORMAT), floor) for text, floor in LOG]
gaps = [b - a for (a, _), (b, _) in zip(entries, entries[1:])]
for gap in gaps:
    print(gap, gap.total_seconds())
print("longest pause:", max(gaps), "mean:", sum(gaps, dt.timedelta()) / len(gaps))

per_day = {}
for when, floor in entries:
    per_day.setdefault(when.date(), []).append(floor)
for day, floors in per_day.items():
    moved = sum(abs(a - b) for a, b in zip(floors, floors[1:]))
    print(day.strftime("%d.%m."), floors, "moved", moved)

slow = [f"{w:%H:%M}" for (w, _), g in zip(entries, gaps) if g.seconds > 60]
print("pause of over a minute after", slow)
