# dict.fromkeys gives every shelf the same dictionary.
SHELVES = ["A1", "A2", "B1"]


def store(shelves, where, what, n):
    shelves[where][what] = shelves[where].get(what, 0) + n


def total(shelves, what):
    return sum(s.get(what, 0) for s in shelves.values())


wrong = dict.fromkeys(SHELVES, {})
right = {name: {} for name in SHELVES}
for shelves in (wrong, right):
    store(shelves, "A1", "cup", 4)
    store(shelves, "B1", "cup", 1)
    store(shelves, "A2", "jug", 2)
    print(shelves, total(shelves, "cup"))

wrong["A2"] = dict(wrong["A2"])
store(wrong, "A2", "jug", 10)
print(wrong["A1"], wrong["A2"], wrong["A1"] is wrong["B1"])
empty = [name for name in SHELVES if "jug" not in right[name]]
print(empty, total(right, "pan"))
