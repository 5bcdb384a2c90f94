GENERATIONS = [
    (1946, 1964, "Boomer"),
    (1965, 1980, "X"),
    (1981, 1996, "Millennial"),
    (1997, 2012, "Z"),
]

family = {"Oma": 1938, "Papa": 1963, "Mama": 1965, "Kira": 1996, "Leo": 2001, "Baby": 2024}


def generation(year):
    for first, last, name in GENERATIONS:
        if first <= year <= last:
            return name


groups = {}
for who, year in family.items():
    g = generation(year)
    groups.setdefault(g, []).append(who)
    print(who, year, g)

print(groups)
names = [g for g in groups if g]
print(sorted(names), len(groups) - len(names))

oldest = min(family, key=lambda w: family[w])
youngest = max(family, key=lambda w: family[w])
print(oldest, youngest, family[youngest] - family[oldest])
near = []
for a in family:
    for b in family:
        if a < b and abs(family[a] - family[b]) <= 5 and generation(family[a]) != generation(family[b]):
            near.append(a + "/" + b)
print("close but not the same:", near)
labels = [generation(y).lower() for y in (1950, 1990)]
print(labels)
print([generation(y).upper() for y in sorted(family.values())])
