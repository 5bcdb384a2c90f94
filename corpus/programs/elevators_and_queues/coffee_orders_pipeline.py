MENU = {"espresso": (2.2, 1), "latte": (3.6, 3), "tea": (2.0, 2), "mocha": (4.1, 4)}
orders = [
    "Jim: latte, tea",
    "Kay: espresso",
    "Lou: chai",
    "Mel: mocha, mocha, espresso",
]

clock = 0
till = 0
ready = []
for line in orders:
    name, drinks = line.split(": ")
    minutes = 0
    price = 0
    for d in drinks.split(", "):
        if d not in MENU:
            print("Sorry", name, "- no", d)
            continue
        price += MENU[d][0]
        minutes += MENU[d][1]
    if price == 0:
        continue
    clock += minutes
    till += price
    ready.append((clock, name))
    print("%s pays %.2f, ready at minute %d" % (name, price, clock))

print("till: %.2f" % till)
print("average", round(clock / len(ready), 2), "minutes per order")
print("last:", ready[-1][1], "first:", ready[0][1])
