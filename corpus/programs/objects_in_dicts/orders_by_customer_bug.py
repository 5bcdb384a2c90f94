# A default object is shared by all customers that have none.
class Customer:
    def __init__(self, name="guest"):
        self.name = name
        self.orders = []
        self.points = 0

    def order(self, thing, price):
        self.orders.append(thing)
        self.points += price // 10


GUEST = Customer()
known = {7: Customer("Olga"), 9: Customer("Finn")}

for number, thing, price in [(7, "lamp", 45), (3, "cup", 12), (9, "rug", 120), (4, "vase", 30), (7, "bulb", 5)]:
    buyer = known.get(number, GUEST)
    known[number] = buyer
    buyer.order(thing, price)

for number in sorted(known):
    c = known[number]
    print(number, c.name, c.orders, c.points)
print(known[3] is known[4], len(set(known.values())))
known[3].name = "Hanna"
print(GUEST.name)
