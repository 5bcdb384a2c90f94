base = {"flour": 500, "water": 350, "salt": 10, "yeast": 7}
scaled = {}
computed = 0

orders = [4, 10, 4, 1, 10, 10]
for loaves in orders:
    if loaves not in scaled:
        computed += 1
        scaled[loaves] = {name: grams * loaves for name, grams in base.items()}
    recipe = scaled[loaves]
    print(loaves, "loaves:", recipe["flour"], "g flour,", recipe["salt"], "g salt")

print(computed, "of", len(orders), "computed")
base["salt"] = 9
print(scaled[1]["salt"], base["salt"])

stale = [n for n in scaled if scaled[n]["salt"] != n * base["salt"]]
print("stale:", stale)
for n in stale:
    del scaled[n]
print(len(scaled), "left")
total = {}
for loaves in orders:
    for name in base:
        total[name] = total.get(name, 0) + base[name] * loaves
print(total)
bags = -(-total["flour"] // 2500)
print(bags, "bags,", bags * 2500 - total["flour"], "g over")
