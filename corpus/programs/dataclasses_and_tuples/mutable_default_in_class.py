class Basket:
    items = []          # one list for all baskets
    discount = 0

    def __init__(self, owner):
        self.owner = owner

    def add(self, item):
        self.items.append(item)
        self.discount += 1      # makes an attribute of the instance


a, b = Basket("a"), Basket("b")
a.add("pen")
a.add("ink")
b.add("cup")
print(a.items, b.items, a.items is Basket.items)
print(a.discount, b.discount, Basket.discount)
print(vars(a), vars(b))

b.items = ["own"]
b.add("cup")
Basket.discount = 10
c = Basket("c")
print(a.items, b.items, c.items)
print(a.discount, b.discount, c.discount)
del a.discount
print(a.discount, "items" in vars(b), "items" in vars(c))
