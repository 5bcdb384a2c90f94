class Cart:
    def __init__(self):
        self.items = []

    def add(self, name, price, qty=1):
        for item in self.items:
            if item["name"] == name:
                item["qty"] += qty
                return
        self.items.append({"name": name, "price": price, "qty": qty})

    def remove(self, name):
        self.items = [i for i in self.items if i["name"] != name]

    def total(self):
        return sum(i["price"] * i["qty"] for i in self.items)


cart = Cart()
cart.add("bread", 3.2)
cart.add("butter", 2.75)
cart.add("bread", 3.2, 2)
cart.add("jam", 4.1)
print(cart.items)
print("total: %.2f" % cart.total())
cart.remove("butter")
cart.remove("honey")
print(len(cart.items), round(cart.total(), 2))
for item in cart.items:
    print("{qty} x {name} at {price}".format(**item))
