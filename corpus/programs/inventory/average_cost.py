class Item:
    def __init__(self, name):
        self.name = name
        self.qty = 0
        self.cost = 0.0

    def buy(self, qty, price):
        self.cost = (self.cost * self.qty + price * qty) / (self.qty + qty)
        self.qty += qty

    def sell(self, qty):
        if qty > self.qty:
            raise ValueError("only %d of %s left" % (self.qty, self.name))
        self.qty -= qty
        return qty * self.cost

    def __repr__(self):
        return "<%s %d @ %.3f>" % (self.name, self.qty, self.cost)


flour = Item("flour")
flour.buy(100, 0.8)
print(flour)
flour.buy(50, 0.95)
print(flour)
print("cost of goods: %.2f" % flour.sell(120))
flour.buy(200, 0.7)
print(flour)
try:
    flour.sell(500)
except ValueError as e:
    print(e)
flour.sell(230)
print(flour)
flour.buy(0, 0.75)
print(flour)
