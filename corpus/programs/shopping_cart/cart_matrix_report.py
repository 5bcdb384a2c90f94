people = ("Uli", "Vera", "Wim")
products = ("beer", "chips", "dip", "juice")
orders = (
    ("Uli", "beer", 2), ("Vera", "juice", 1), ("Uli", "chips", 1),
    ("Wim", "beer", 1), ("Wim", "dip", 2), ("Vera", "juice", 2),
)

table = {(p, q): 0 for p in people for q in products}
for who, what, n in orders:
    table[who, what] += n

header = "".join(f"{q:>7}" for q in products)
print(f"{'':6}{header}{'all':>7}")
for p in people:
    row = [table[p, q] for q in products]
    print(f"{p:6}" + "".join(f"{n or '-':>7}" for n in row) + f"{sum(row):>7}")
totals = [sum(table[p, q] for p in people) for q in products]
print(f"{'all':6}" + "".join(f"{t:>7}" for t in totals) + f"{sum(totals):>7}")

price = dict(zip(products, (1.5, 2, 1.8, 1.2)))
owed = {p: sum(table[p, q] * price[q] for q in products) for p in people}
print({p: round(v, 2) for p, v in owed.items()})
payer = max(owed, key=owed.get)
print(payer, "pays", round(owed[payer], 2))
