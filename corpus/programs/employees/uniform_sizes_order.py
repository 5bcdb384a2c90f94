sizes = ["XS", "S", "M", "L", "XL"]
staff = {"Aino": "M", "Bert": "xl", "Carl": "L ", "Dina": "M", "Ewald": "XXL", "Frida": "s"}
stock = {"S": 3, "M": 1, "L": 0, "XL": 2}

needed = {}
special = []
for name, size in staff.items():
    s = size.strip().upper()
    if s in sizes:
        needed[s] = needed.get(s, 0) + 2
    else:
        special.append(name)

print("size need have order")
order = {}
for s in sizes:
    n = needed.get(s, 0)
    have = stock.get(s, 0)
    missing = n - have
    if missing > 0:
        order[s] = missing
    print("%-4s %4d %4d %5s" % (s, n, have, missing if missing > 0 else ""))

print("special:", special)
packs = {s: -(-n // 3) for s, n in order.items()}
print("packs of three:", packs, "spare:", {s: packs[s] * 3 - order[s] for s in packs})
price = sum(packs.values()) * 39.9
print("price %.2f" % price, "discount" if price > 150 else "no discount")
swap = next((s for s in stock if stock[s] > needed.get(s, 0)), None)
print("swap", swap, sorted(needed, key=sizes.index), max(needed, key=lambda s: (needed[s], sizes.index(s))))
