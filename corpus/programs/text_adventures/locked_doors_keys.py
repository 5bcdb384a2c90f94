doors = [
    ("cellar", "kitchen", None),
    ("kitchen", "garden", "brass"),
    ("kitchen", "attic", "iron"),
    ("attic", "roof", "silver"),
]
keys_in = {"cellar": ["brass"], "garden": ["iron"], "attic": [], "roof": ["gold"]}


def explore(start):
    reached = {start}
    keys = set(keys_in.get(start, []))
    order = [start]
    changed = True
    while changed:
        changed = False
        for a, b, key in doors:
            if key is not None and key not in keys:
                continue
            for x, y in ((a, b), (b, a)):
                if x in reached and y not in reached:
                    reached.add(y)
                    order.append(y)
                    keys |= set(keys_in.get(y, []))
                    changed = True
    return order, keys


order, keys = explore("cellar")
print("visited:", " -> ".join(order))
print("keys:", sorted(keys))
closed = [f"{a}/{b} ({key})" for a, b, key in doors if key and key not in keys]
print("still closed:", closed)
print(explore("roof"))
