class Order:
    def __init__(self, who, dish, price, *, shared_with=()):
        self.who = who
        self.dish = dish
        self.price = price
        self.eaters = (who, *shared_with)


class Lunch:
    def __init__(self, tip=0.1):
        self.tip = tip
        self.orders = []

    def order(self, *args, **kwargs):
        self.orders.append(Order(*args, **kwargs))

    def bills(self):
        bills = {}
        for o in self.orders:
            for eater in o.eaters:
                bills[eater] = bills.get(eater, 0) + o.price / len(o.eaters)
        return {who: round(b * (1 + self.tip), 2) for who, b in bills.items()}

    def total(self):
        return round(sum(o.price for o in self.orders) * (1 + self.tip), 2)


lunch = Lunch()
lunch.order("Ida", "ramen", 12.5)
lunch.order("Jun", "gyoza", 7, shared_with=["Ida", "Kaz"])
lunch.order("Kaz", "curry", 11)
lunch.order("Jun", "green tea", 3.2)
bills = lunch.bills()
for who, amount in bills.items():
    print(who, amount)
print(lunch.total(), round(sum(bills.values()), 2), lunch.total() == round(sum(bills.values()), 2))
generous = Lunch(tip=0.2)
generous.orders = lunch.orders
generous.order("Ida", "mochi", 4)
print(generous.total(), lunch.total(), len(lunch.orders))
