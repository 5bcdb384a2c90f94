contacts = {
    "Nils": {"choir", "work"},
    "Dora": {"choir"},
    "Wei": {"work", "climbing", "neighbours"},
    "Sam": set(),
    "Yuki": {"climbing", "choir"},
}

groups = {}
for name, tags in contacts.items():
    for tag in tags:
        if tag not in groups:
            groups[tag] = set()
        groups[tag].add(name)

for tag in sorted(groups):
    print(tag, sorted(groups[tag]))

print("choir or work:", sorted(groups["choir"] | groups["work"]))
print("choir, not work:", sorted(groups["choir"] - groups["work"]))
print("exactly one:", sorted(groups["choir"] ^ groups["climbing"]))
print("untagged:", [n for n, t in contacts.items() if not t])

contacts["Sam"] |= {"neighbours"}
contacts["Nils"].discard("work")
lonely = [t for t, members in groups.items() if len(members) == 1]
print(sorted(lonely))
print(groups["work"])
print(contacts["Nils"].isdisjoint(contacts["Wei"]), contacts["Dora"] <= contacts["Nils"])
