scores = [10, 9, 7, 3, 8, 10, 6, 9, 10, 5, "n/a", 11]

promoters = 0
passives = 0
detractors = 0
invalid = []
for s in scores:
    if type(s) is not int or s < 0 or s > 10:
        invalid.append(s)
        continue
    if s >= 9:
        promoters += 1
    elif s >= 7:
        passives += 1
    else:
        detractors += 1

n = promoters + passives + detractors
nps = (promoters - detractors) / n * 100
print("promoters ", promoters, "*" * promoters)
print("passives  ", passives, "*" * passives)
print("detractors", detractors, "*" * detractors)
print("invalid:", invalid)
print("NPS: %+.0f" % nps)

months = {"Jan": (12, 5), "Feb": (10, 10), "Mar": (15, 4)}
last = None
for m, (p, d) in months.items():
    value = round((p - d) / 30 * 100)
    arrow = " " if last is None else "up" if value > last else "down"
    print(m, value, arrow)
    last = value
needed = 0
while (promoters + needed - detractors) / (n + needed) < 0.5:
    needed += 1
print("promoters needed for 50:", needed)
