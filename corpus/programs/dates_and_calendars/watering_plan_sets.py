import datetime

plants = {"fern": 2, "cactus": 9, "basil": 1, "orchid": 6}
start = datetime.date(2024, 7, 1)
away = {start + datetime.timedelta(days=n) for n in (3, 4, 5)}

last = {p: start for p in plants}
jobs = {}
for n in range(1, 10):
    day = start + datetime.timedelta(days=n)
    for p, every in plants.items():
        if (day - last[p]).days >= every and day not in away:
            jobs.setdefault(day, []).append(p)
            last[p] = day

for day, names in jobs.items():
    print(day.strftime("%a %d"), ", ".join(names))

dry = {}
for p in plants:
    days = [start] + [d for d, names in jobs.items() if p in names]
    longest = max(((b - a).days for a, b in zip(days, days[1:])), default=None)
    if longest and longest > plants[p]:
        dry[p] = longest - plants[p]
print("too dry:", dry)
print("neighbour comes on", [d.day for d in sorted(away)])
total = sum(map(len, jobs.values()))
print(total, "times,", total / len(jobs), "plants per day")
print(last["cactus"].isoformat(), [p for p in plants if last[p] == max(last.values())])
