from collections import defaultdict

charges = [
    {"id": 1, "card": "4411", "shop": "Cafe Luna", "amount": 4.2},
    {"id": 2, "card": "4411", "shop": "Cafe Luna", "amount": 4.2},
    {"id": 3, "card": "9020", "shop": "Books & Co", "amount": 31.0},
    {"id": 4, "card": "4411", "shop": "Taxi 7", "amount": 18.6},
    {"id": 5, "card": "9020", "shop": "Books & Co", "amount": 30.0},
    {"id": 6, "card": "4411", "shop": "Cafe Luna", "amount": 4.2},
]

groups = defaultdict(list)
for c in charges:
    key = (c["card"], c["shop"], c["amount"])
    groups[key].append(c["id"])

suspicious = {k: v for k, v in groups.items() if len(v) > 1}
for (card, shop, amount), ids in suspicious.items():
    first, *rest = ids
    print(f"card {card}: {len(ids)}x {shop} at {amount}")
    print("  keep", first, "refund", rest)

refund = sum(k[2] * (len(v) - 1) for k, v in suspicious.items())
print("refund total", refund)
if refund > 5:
    print("needs approval")
else:
    print("automatic")
