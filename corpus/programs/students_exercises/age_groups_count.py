ages = [3, 17, 18, 64, 65, 12, 90, 18]
child = 0; teen = 0; adult = 0; senior = 0

for age in ages:
    if age < 13:
        child += 1
    if age < 18:
        teen += 1
    elif age < 65:
        adult += 1
    else:
        senior += 1

print("children", child)
print("teens", teen)
print("adults", adult)
print("seniors", senior)
print("together", child + teen + adult + senior, "of", len(ages))

groups = {"young": [], "old": []}
for age in ages:
    if age <= 30:
        groups["young"].append(age)
    else:
        groups["old"].append(age)
print(groups)
for name in groups:
    people = groups[name]
    print(name, sum(people) / len(people))

prices = [5 if a < 18 or a >= 65 else 9 for a in ages]
print(prices, sum(prices))
