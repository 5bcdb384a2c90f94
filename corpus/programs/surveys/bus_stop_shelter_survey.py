answers = """
stop 12: dark, dirty
stop 7: no roof
stop 12: dark
stop 31: fine
stop 7: no roof, no bench, dark
stop 12: Dirty
"""

table = {}
people = {}
for line in answers.strip().split("\n"):
    stop, text = line.split(": ")
    number = int(stop[5:])
    people[number] = people.get(number, 0) + 1
    for complaint in text.lower().split(", "):
        if complaint == "fine":
            continue
        key = (number, complaint)
        table[key] = table.get(key, 0) + 1

for (number, complaint), n in sorted(table.items()):
    print(number, complaint.ljust(9), n, "of", people[number], "!" if n == people[number] else "")

kinds = {}
for (number, complaint), n in table.items():
    kinds.setdefault(complaint, set()).add(number)
print({k: sorted(v) for k, v in kinds.items()})

costs = {"dark": 900, "no roof": 6000, "no bench": 700, "dirty": 150}
plan = sorted(table, key=lambda k: costs[k[1]] / table[k])
money = 2000
for number, complaint in plan:
    if costs[complaint] > money:
        print("too expensive:", complaint, "at", number)
        continue
    money -= costs[complaint]
    print("repair", complaint, "at", number, "->", money, "left")
happy = [s for s in people if not any(s == n for n, _ in table)]
print("no complaints at", happy, "mean", sum(table.values()) / sum(people.values()))
