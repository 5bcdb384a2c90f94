from collections import Counter
from itertools import groupby

winners = [
    ("NOR", "gold"), ("SWE", "silver"), ("NOR", "bronze"), ("GER", "gold"), ("AUT", "silver"),
    ("SWE", "gold"), ("GER", "silver"), ("NOR", "silver"), ("AUT", "bronze"), ("FIN", "bronze"),
]
medals = {}
for nation, kind in winners:
    medals.setdefault(nation, Counter())[kind] += 1


def key(nation):
    m = medals[nation]
    return m["gold"], m["silver"], m["bronze"]


ordered = sorted(sorted(medals), key=key, reverse=True)
place = 1
for k, nations in groupby(ordered, key=key):
    nations = list(nations)
    for n in nations:
        print(f"{place:>2}. {n}  " + "  ".join(map(str, k)) + f"  = {sum(k)}")
    place += len(nations)

by_total = sorted(medals, key=lambda n: -sum(medals[n].values()))
print("by total:", by_total)
everything = sum(medals.values(), Counter())
print(dict(everything), everything.total())
print("no gold:", [n for n in ordered if not medals[n]["gold"]])
