rates = {"intern": 18, "engineer": 62, "director": 140}
meetings = [
    ("stand-up", 15, ["engineer"] * 5),
    ("planning", 90, ["engineer", "engineer", "intern", "director"]),
    ("1:1", 30, ["engineer", "director"]),
    ("all hands", 60, ["intern", "engineer", "engineer", "engineer", "director", "director"]),
]

costs = {}
for title, minutes, who in meetings:
    per_hour = 0
    for role in who:
        per_hour += rates[role]
    costs[title] = per_hour * minutes / 60

for title in sorted(costs, key=costs.get, reverse=True):
    print("%-10s %8.2f" % (title, costs[title]))

total = sum(costs.values())
print("total %.2f" % total)
minutes = sum(m for _, m, _ in meetings)
print("%d min, %.2f per minute" % (minutes, total / minutes))

without = {t: c for t, c in costs.items() if t != "all hands"}
saved = total - sum(without.values())
print("cancelling the all hands saves %d%%" % (saved / total * 100))
hours = {}
for title, m, who in meetings:
    for role in set(who):
        hours[role] = hours.get(role, 0) + m * who.count(role) / 60
print(sorted(hours.items()))
