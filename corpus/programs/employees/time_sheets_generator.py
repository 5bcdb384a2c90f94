def read(sheet):
    for line in sheet.strip().splitlines():
        who, *hours = line.split()
        for day, h in enumerate(hours):
            yield who, day, float(h)


def total_by(records, index):
    totals = {}
    for record in records:
        totals[record[index]] = totals.get(record[index], 0) + record[2]
    return totals


def overworked(records, limit=9.5):
    return ((who, day) for who, day, h in records if h > limit)


SHEET = """
anna 8 8 7.5 10 0
bill 9 9.5 9 8 4
cora 0 12 12 0 11
"""

records = read(SHEET)
print(total_by(records, 0))
print(total_by(records, 1))
records = list(read(SHEET))
by_day = total_by(records, 1)
print(by_day)
names = "mon tue wed thu fri".split()
print([f"{names[d]}={h:g}" for d, h in by_day.items()])
for who, day in overworked(records):
    print(who, "on", names[day])
print(len(list(overworked(records, limit=8.5))))
busiest = max(by_day, key=by_day.get)
print(names[busiest], sum(by_day.values()))
