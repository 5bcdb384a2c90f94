party = [
    {"name": "Gimra", "class": "dwarf", "share": 2},
    {"name": "Elwe", "class": "elf", "share": 1},
    {"name": "Pim", "class": "halfling", "share": 1},
]
loot = [("gold cup", 90), ("ruby", 250), ("map", 15), ("ring", 120), ("coins", 61)]


def divide(total, party):
    shares = sum(p["share"] for p in party)
    result = {}
    for p in party:
        result[p["name"]] = total * p["share"] // shares
    return result, total - sum(result.values())


def assign(loot, party):
    owed, rest = divide(sum(v for _, v in loot), party)
    got = {name: [] for name in owed}
    for thing, value in sorted(loot, key=lambda t: t[1], reverse=True):
        name = max(owed, key=owed.get)
        got[name].append(thing)
        owed[name] -= value
    return got, owed, rest


got, balance, rest = assign(loot, party)
for name, things in got.items():
    b = balance[name]
    todo = f"pays {-b} in" if b < 0 else f"gets {b} out"
    print(f"{name:6} {', '.join(things) or 'nothing':22} {todo}")
print("rest", rest, "sum", sum(balance.values()))
assert sum(balance.values()) + rest == 0
