log = """
2024-05-02 3
2024-05-09 9
2024-05-16 21
2024-05-30 58
2024-06-06 80
"""
from datetime import date

points = []
for line in log.split("\n"):
    if not line:
        continue
    day, cm = line.split()
    points.append((date.fromisoformat(day), int(cm)))

rates = []
for (d1, a), (d2, b) in zip(points, points[1:]):
    days = (d2 - d1).days
    rates.append((b - a) / days)
    print(f"{d1:%d %b} - {d2:%d %b}: {b - a:+d} cm in {days} days, {rates[-1]:.2f} per day")

fastest = rates.index(max(rates))
print("fastest in week", fastest + 1, "slowest", rates.index(min(rates)) + 1)

target = 180
days_left = (target - points[-1][1]) / rates[-1]
reach = date.fromordinal(points[-1][0].toordinal() + round(days_left))
print("180 cm about", reach)

# height on a day in between
ask = date(2024, 5, 23)
for (d1, a), (d2, b) in zip(points, points[1:]):
    if d1 <= ask <= d2:
        part = (ask - d1) / (d2 - d1)
        print(ask, "about", a + part * (b - a), "cm")
        break
else:
    print("no data for", ask)
