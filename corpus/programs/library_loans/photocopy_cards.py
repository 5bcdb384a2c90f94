card = 200
price = {"bw": 5, "colour": 25, "a3": 12}
jobs = [("bw", 12), ("colour", 3), ("scan", 1), ("a3", 4), ("bw", 10)]
printed = 0
refused = []

for kind, n in jobs:
    if kind not in price:
        print(kind, "is free")
        continue
    cost = price[kind] * n
    if cost <= card:
        card = card - cost
        printed += n
        print(n, kind, "->", card, "left")
    else:
        affordable = card // price[kind]
        card -= affordable * price[kind]
        printed += affordable
        refused.append((kind, n - affordable))
        print("only", affordable, "of", n, kind, "->", card, "left")

print("printed", printed, "pages; refused:", refused)
missing = sum(price[k] * n for k, n in refused)
print("load", missing - card, "cents to finish")
coins = []
rest = missing - card
for c in (50, 20, 10, 5, 2, 1):
    k, rest = divmod(rest, c)
    coins.extend([c] * k)
print(coins)
