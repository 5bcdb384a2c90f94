import datetime

d = datetime.date(2023, 9, 1)
found = []
while len(found) < 4:
    thirteenth = d.replace(day=13)
    if thirteenth.weekday() == 4:
        found.append(thirteenth)
    if d.month == 12:
        d = d.replace(year=d.year + 1, month=1)
    else:
        d = d.replace(month=d.month + 1)

for f in found:
    print(f.strftime("%d %B %Y"))

gaps = []
for i in range(len(found) - 1):
    gaps.append((found[i + 1] - found[i]).days)
print("gaps", gaps, "in weeks", [g / 7 for g in gaps])

counts = [0] * 7
for month in range(1, 13):
    counts[datetime.date(2024, month, 13).weekday()] += 1
print(dict(zip("Mo Tu We Th Fr Sa Su".split(), counts)))
print("months that begin on a Sunday:", [m for m in range(1, 13) if datetime.date(2024, m, 1).isoweekday() == 7])
