family = {
    "Greta": ("Hans", "Lena"),
    "Hans": ("Otto", "Erna"),
    "Lena": ("Karl", None),
    "Otto": (None, None),
}

def ancestors(name, generation=0):
    if name == None:
        return []
    result = [(generation, name)]
    father, mother = family.get(name, (None, None))
    result += ancestors(father, generation + 1)
    result += ancestors(mother, generation + 1)
    return result

words = ["self", "parent", "grandparent", "great-grandparent"]
for g, n in ancestors("Greta"):
    print(words[g].ljust(18), n)

count = {}
for g, n in ancestors("Greta"):
    if g not in count: count[g] = 0
    count[g] += 1
print(count)
expected = [2 ** g for g in count]
for g in count:
    print("generation", g, "known", count[g], "of", expected[g])

def common(a, b):
    x = set(n for g, n in ancestors(a))
    y = set(n for g, n in ancestors(b))
    return x & y

family["Fritz"] = ("Otto", "Klara")
print(common("Greta", "Fritz"))
