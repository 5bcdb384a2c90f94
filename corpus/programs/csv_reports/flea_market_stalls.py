stalls = "12,Ruiz,books\n7,Abel,toys\n15,Noll,books\n7,Zorn,lamps\n3,,plants"

taken = {}
rows = []
for line in stalls.split("\n"):
    nr, name, goods = line.split(",")
    rows.append([int(nr), name or "(nobody)", goods])

rows.sort()
for r in rows:
    if r[0] in taken:
        print("stall", r[0], "is given to", taken[r[0]], "and", r[1])
    taken[r[0]] = r[1]

last = 0
for nr, name, goods in rows:
    if nr - last > 1:
        print("free:", "%d-%d" % (last + 1, nr - 1) if nr - last > 2 else last + 1)
    last = nr

fees = {"books": 8, "toys": 5}
income = 0
for nr, name, goods in rows:
    fee = fees.get(goods, 10)
    if name.startswith("("):
        fee = 0
    income += fee
    print(f"{nr:>3} {name:<9}{goods:<7}{fee:>4}")
print("income", income, "average", income // len(rows))
goods = [r[2] for r in rows]
print({g: goods.count(g) for g in goods})
