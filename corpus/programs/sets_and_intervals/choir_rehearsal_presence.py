rehearsals = {
    "12 Mar": "Alma Boris Chen Dita",
    "19 Mar": "Alma Chen Emil",
    "26 Mar": "Boris Chen Dita Emil",
}
members = {"Alma", "Boris", "Chen", "Dita", "Emil", "Fritz"}

present = {day: set(names.split()) for day, names in rehearsals.items()}
for day, names in present.items():
    absent = sorted(members - names)
    print(f"{day}: {len(names)} there, missing {', '.join(absent)}")

always = set.intersection(*present.values())
never = members - set.union(*present.values())
print("always:", always, "never:", never)

counts = {m: sum(m in names for names in present.values()) for m in sorted(members)}
for m, n in counts.items():
    print(f"{m:<6}{'x' * n:<4}{n / len(present):.0%}")

days = list(present)
changes = []
for a, b in zip(days, days[1:]):
    changes.append((len(present[b] - present[a]), len(present[a] - present[b])))
print("came/left:", changes)
can_sing = {m for m, n in counts.items() if n >= 2}
print(len(can_sing), can_sing >= always, can_sing.isdisjoint(never))
members -= never
print(len(members))
