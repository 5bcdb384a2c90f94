KITS = {
    "first aid": {"bandage": 4, "plaster": 10, "scissors": 1},
    "travel": {"plaster": 5, "wipes": 6},
    "office": {"first aid": 1, "travel": 2, "poster": 1},
}


def explode(name, n=1, into=None):
    """Break a kit down to its parts, also where kits hold kits."""
    if into is None:
        into = {}
    if name not in KITS:
        into[name] = into.get(name, 0) + n
        return into
    for part, count in KITS[name].items():
        explode(part, n * count, into)
    return into


def can_build(name, stock):
    need = explode(name)
    return min(stock.get(part, 0) // count for part, count in need.items())


stock = {"bandage": 20, "plaster": 66, "scissors": 4, "wipes": 40, "poster": 9}

for kit in KITS:
    parts = explode(kit)
    print(kit, "=", ", ".join(f"{n} {p}" for p, n in sorted(parts.items())))
    print("   can build", can_build(kit, stock))

for part, n in explode("office", 3).items():
    stock[part] -= n
print(stock)
print(can_build("office", stock))
