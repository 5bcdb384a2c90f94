from datetime import date

HIRED = """
Beate 2004-06-30
Carlos 2014-07-01
Divya 2019-02-11
Elif 2023-11-06
Franz 1999-07-15
"""

today = date(2024, 7, 1)


def years(since, at):
    full = at.year - since.year
    if (at.month, at.day) < (since.month, since.day):
        full -= 1
    return full


people = []
for line in HIRED.split("\n"):
    if not line:
        continue
    name, day = line.split()
    people.append((name, date.fromisoformat(day)))

for name, since in sorted(people, key=lambda p: p[1]):
    n = years(since, today)
    note = "round!" if n and n % 5 == 0 else ""
    print(f"{name:<7}{n:>3} years {note}")

this_month = [n for n, d in people if d.month == today.month and d.day >= today.day]
print("party for", " & ".join(this_month))
mean = sum((today - d).days for _, d in people) / len(people) / 365.25
print(f"mean {mean:.1f} years")
newest = max(people, key=lambda p: p[1])
print(newest[0], "has been here", (today - newest[1]).days, "days")
