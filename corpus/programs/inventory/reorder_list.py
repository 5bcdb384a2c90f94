stock = [
    ("bolt M6", 140, 200),
    ("bolt M8", 310, 200),
    ("washer", 75, 500),
    ("nut M6", 200, 200),
    ("anchor", 0, 30),
]

PACK = 50


def packs_needed(have, want):
    missing = want - have
    return missing // PACK


order = {}
for name, have, minimum in stock:
    if have < minimum:
        order[name] = packs_needed(have, minimum)

for name, packs in sorted(order.items(), key=lambda kv: -kv[1]):
    print(f"{name:<10} {packs} packs ({packs * PACK} pcs)")

after = []
for name, have, minimum in stock:
    new = have + order.get(name, 0) * PACK
    after.append((name, new, new >= minimum))

short = [name for name, _, ok in after if not ok]
print("still short:", ", ".join(short) or "nothing")
