events = ["coin 100", "coin 50", "choose water", "coin 200", "choose gum", "choose cola", "cancel", "coin 20", "cancel"]
prices = {"water": 120, "gum": 80, "cola": 180}
stock = {"water": 1, "gum": 5, "cola": 0}
credit = 0
income = 0


def change(amount):
    coins = []
    for c in (200, 100, 50, 20, 10):
        while amount >= c:
            coins.append(c)
            amount -= c
    return coins


for e in events:
    word, *rest = e.split()
    if word == "coin":
        credit += int(rest[0])
        print(e.ljust(13), "credit", credit)
    elif word == "choose":
        item = rest[0]
        if stock[item] == 0:
            print(e.ljust(13), "sold out")
        elif credit < prices[item]:
            print(e.ljust(13), prices[item] - credit, "missing")
        else:
            stock[item] -= 1
            income += prices[item]
            credit -= prices[item]
            print(e.ljust(13), "here you are,", credit, "left")
    else:
        print(e.ljust(13), "back:", change(credit))
        credit = 0

print("income", income, "stock", stock)
put_in = sum(int(e.split()[1]) for e in events if e.startswith("coin"))
print(put_in, put_in - income, [i for i in stock if not stock[i]])
value = sum(prices[i] * n for i, n in stock.items())
print(value, change(value)[:3], len(change(value)))
