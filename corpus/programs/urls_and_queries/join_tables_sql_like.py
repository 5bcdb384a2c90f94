customers = [(1, "Ines"), (2, "Jakob"), (3, "Käthe")]
orders = [(10, 1, 25.0), (11, 3, 12.5), (12, 1, 7.25), (13, 9, 99.0)]
lines = [(10, "pen", 5), (10, "ink", 1), (11, "card", 10), (12, "pen", 1)]

# inner join
print("-- customers with orders")
for cid, name in customers:
    for oid, customer, total in orders:
        if customer == cid:
            print(name, oid, total)

# left join with sum
print("-- totals")
totals = []
for cid, name in customers:
    mine = [total for _, customer, total in orders if customer == cid]
    totals.append((name, sum(mine), len(mine)))
for name, amount, n in totals:
    print(f"{name:<6}{amount:>7.2f}{n:>3}")

# having, not in, exists
print([name for name, amount, n in totals if n > 1])
known = {cid for cid, _ in customers}
print("orphans:", [oid for oid, c, _ in orders if c not in known])
with_lines = {oid for oid, *_ in lines}
print("without lines:", [oid for oid, *_ in orders if oid not in with_lines])

# group by product
per_product = {}
for oid, product, n in lines:
    buyer = next(c for o, c, _ in orders if o == oid)
    entry = per_product.setdefault(product, {"n": 0, "buyers": set()})
    entry["n"] += n
    entry["buyers"].add(dict(customers)[buyer])
print({p: (e["n"], sorted(e["buyers"])) for p, e in per_product.items()})
