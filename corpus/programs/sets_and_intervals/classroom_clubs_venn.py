clubs = {"chess": {"Ana", "Ben", "Cy"}, "choir": {"Ben", "Dee", "Eli"}, "judo": {"Cy", "Ben", "Fay"}}
pupils = {"Ana", "Ben", "Cy", "Dee", "Eli", "Fay", "Gus"}


def exactly(n):
    return {p for p in pupils if sum(p in members for members in clubs.values()) == n}


for n in range(len(clubs) + 1):
    print(n, "clubs:", ", ".join(sorted(exactly(n))) or "-")

names = sorted(clubs)
for i, a in enumerate(names):
    for b in names[i + 1:]:
        both = clubs[a] & clubs[b]
        jaccard = len(both) / len(clubs[a] | clubs[b])
        print(f"{a} & {b}: {sorted(both)} similarity {jaccard:.2f}")

# could two clubs meet at the same time?
free = [(a, b) for a in names for b in names if a < b and clubs[a].isdisjoint(clubs[b])]
print("same time possible:", free)
clubs["judo"] -= {"Ben"}
clubs["choir"].discard("Ben")
free = [(a, b) for a in names for b in names if a < b and clubs[a].isdisjoint(clubs[b])]
print("without Ben:", free)
