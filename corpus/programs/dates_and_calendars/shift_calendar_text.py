from datetime import date, timedelta

pattern = "FFSSNN--"
names = {"F": "early", "S": "late", "N": "night", "-": "free"}
start = date(2024, 5, 30)

day = start
i = 0
nights = 0
free_weekend = []
for _ in range(12):
    shift = pattern[i % len(pattern)]
    print(day.strftime("%a %d.%m."), names[shift])
    if shift == "N":
        nights += 1
    if shift == "-" and day.weekday() in (5, 6):
        free_weekend.append(day.isoformat())
    day = day + timedelta(days=1)
    i += 1

print("nights:", nights, "free weekend days:", free_weekend)


def shift_on(d):
    return names[pattern[(d - start).days % len(pattern)]]


print(shift_on(date(2024, 12, 24)), shift_on(date(2024, 5, 29)))
hours = {"F": 8, "S": 8, "N": 9, "-": 0}
cycle = sum(hours[s] for s in pattern)
print(cycle, "h in 8 days =", cycle / 8 * 7, "h a week")
partner = pattern[3:] + pattern[:3]
print("".join("*" if a == b == "-" else "." for a, b in zip(pattern * 2, partner * 2)))
