guests = {
    "Ana": {"es", "en"},
    "Boris": {"ru", "de"},
    "Chen": {"zh", "en", "de"},
    "Dalia": {"es", "fr"},
    "Eero": {"fi"},
}

names = sorted(guests)
can_talk = {}
for a in names:
    can_talk[a] = [b for b in names if a != b and guests[a] & guests[b]]

for a, others in can_talk.items():
    print(a.ljust(6), ", ".join(others) or "nobody!")

# build a row
row = ["Dalia"]
left = set(names) - set(row)
while left:
    options = sorted(left & set(can_talk[row[-1]]))
    if not options:
        break
    row.append(options[0])
    left.remove(options[0])
print("row:", " - ".join(row), "| left over:", sorted(left))

for a, b in zip(row, row[1:]):
    print(f"{a} and {b} speak", *sorted(guests[a] & guests[b]))
everyone = set().union(*guests.values())
print(len(everyone), "languages:", " ".join(sorted(everyone)))
spoken = max(sorted(everyone), key=lambda l: sum(l in g for g in guests.values()))
print("most useful:", spoken)
