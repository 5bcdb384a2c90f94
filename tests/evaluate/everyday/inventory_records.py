STOCK = {
    "apple": {"price": 30, "count": 12},
    "pear": {"price": 45, "count": 0},
    "plum": {"price": 15, "count": 40},
}
DISCOUNT = 0.1


def find(name):
    if name not in STOCK:
        return None
    return STOCK[name]


def order(basket, member=False):
    total = 0
    refused = []
    for name, count in basket:
        item = find(name)
        if item is None or item["count"] < count:
            refused.append(name)
            continue
        item["count"] -= count
        total += item["price"] * count
    if member:
        total -= int(total * DISCOUNT)
    return total, refused


def main():
    basket = [("apple", 2), ("pear", 1), ("kiwi", 3), ("plum", 10)]
    total, refused = order(basket, member=True)
    print(total, refused)
    empty = [name for name, item in STOCK.items() if not item["count"]]
    cheapest = min(STOCK, key=lambda name: STOCK[name]["price"])
    print(empty, cheapest)


main()
