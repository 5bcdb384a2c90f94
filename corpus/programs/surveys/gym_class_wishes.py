wishes = {
    "Mon": ["yoga", "spinning", "yoga"],
    "Wed": ["boxing", "yoga"],
    "Sat": ["spinning", "spinning", "boxing", "dance"],
}
rooms = 2
plan = {}
unhappy = 0

for day in wishes:
    counts = {}
    for w in wishes[day]:
        counts[w] = counts.get(w, 0) + 1
    order = sorted(counts, key=lambda c: (-counts[c], c))
    plan[day] = order[:rooms]
    for c in order[rooms:]:
        unhappy += counts[c]
    print(day, plan[day], "left out:", order[rooms:] or "-")

print("unhappy:", unhappy)
classes = []
for day in plan:
    for c in plan[day]:
        if c not in classes:
            classes.append(c)
print("teachers needed for", ", ".join(classes))
never = {w for ws in wishes.values() for w in ws} - set(classes)
print("never:", never)

fees = dict(yoga=8, spinning=6.5, boxing=9)
income = 0
for day, ws in wishes.items():
    for w in ws:
        if w in plan[day]:
            income += fees[w]
print("income", income)
best = max(plan, key=lambda d: sum(fees[w] for w in wishes[d] if w in plan[d]))
print("best day", best)
