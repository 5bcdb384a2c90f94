people = {
    "Otto": {"born": 1901, "parents": []},
    "Erna": {"born": 1905, "parents": []},
    "Karl": {"born": 1930, "parents": ["Otto", "Erna"]},
    "Lisa": {"born": 1933, "parents": ["Otto", "Erna"]},
    "Dirk": {"born": 1958, "parents": ["Karl"]},
    "Nele": {"born": 1985, "parents": ["Dirk"]},
}

def children(name):
    return [n for n, p in people.items() if name in p["parents"]]

def ancestors(name):
    found = []
    for parent in people[name]["parents"]:
        found.append(parent)
        found.extend(ancestors(parent))
    return found

def show(name, depth=0):
    print("   " * depth + f"{name} *{people[name]['born']}")
    for child in children(name):
        show(child, depth + 1)

show("Otto")
print(ancestors("Nele"))
print("siblings of Karl:", [s for s in children("Otto") if s != "Karl"])
generations = {n: 0 for n in people}
for n in people:
    p = people[n]["parents"]
    generations[n] = 1 + generations[p[0]] if p else 0
print(generations)
ages = [people[n]["born"] - people[p]["born"] for n in people for p in people[n]["parents"]]
print("mean age of parents", sum(ages) / len(ages))
