# one day in the bakery, hour by hour
stock = {"rolls": 80, "rye": 15, "cake": 6}
baked = {9: {"rolls": 40}, 11: {"cake": 4, "rye": 5}}
demand = {
    7: {"rolls": 30, "rye": 4},
    8: {"rolls": 55, "cake": 2},
    9: {"rolls": 20, "rye": 8},
    10: {"rye": 6, "cake": 5},
    11: {"rolls": 10, "cake": 3},
}

lost = 0
for hour in range(7, 12):
    for product, n in baked.get(hour, {}).items():
        stock[product] += n
    for product, n in demand[hour].items():
        if stock[product] >= n:
            stock[product] -= n
        else:
            lost += n - stock[product]
            stock[product] = 0
    print("%02d:00" % hour, stock, "lost", lost)

left = [p for p in stock if stock[p] > 0]
empty = list(set(stock) - set(left))
print("left over:", left)
print("sold out:", sorted(empty))
print("give away" if sum(stock.values()) > 20 else "fine")
