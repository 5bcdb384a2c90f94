people = [(4, "f"), (9, "m"), (17, "f"), (22, "f"), (25, "m"), (38, "m"), (39, "f"), (41, "f"), (67, "m"), (81, "f")]

width = 20
groups = {}
for age, sex in people:
    g = age // width
    if g not in groups:
        groups[g] = {"f": 0, "m": 0}
    groups[g][sex] += 1

for g in range(max(groups), -1, -1):
    f = groups.get(g, {}).get("f", 0)
    m = groups.get(g, {}).get("m", 0)
    print(("f" * f).rjust(5) + " %2d-%2d " % (g * width, g * width + width - 1) + "m" * m)

ages = sorted(a for a, _ in people)
median = (ages[4] + ages[5]) / 2
mean_f = sum(a for a, s in people if s == "f") / sum(s == "f" for _, s in people)
print("median", median, "mean of the women", round(mean_f, 1))
young = sum(a < 18 for a in ages)
old = sum(a >= 65 for a in ages)
print("dependency ratio %.2f" % ((young + old) / (len(ages) - young - old)))
gap, between = max((b - a, (a, b)) for a, b in zip(ages, ages[1:]))
print("widest gap", gap, between)
print({g: sum(v.values()) for g, v in sorted(groups.items())}, len(people))
