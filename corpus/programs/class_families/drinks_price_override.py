class Drink:
    sizes = {"S": 0.2, "L": 0.4}

    def __init__(self, size="S"):
        self.litres = self.sizes[size]

    def price(self):
        return round(self.per_litre * self.litres, 2)

class Water(Drink):
    per_litre = 6

class Juice(Drink):
    per_litre = 11
    sizes = {**Drink.sizes, "XL": 1.0}

class Wine(Drink):
    per_litre = 26
    sizes = {"glass": 0.125, "bottle": 0.75}

    def __init__(self, size="glass"):
        super().__init__(size)

    def price(self):
        p = super().price()
        return p * 0.8 if self.litres > 0.5 else p

order = [Water(), Juice("XL"), Wine(), Wine("bottle"), Juice("L")]
for d in order:
    print(type(d).__name__, d.litres, d.price())
bill = sum(d.price() for d in order)
print("bill %.2f, tip %.2f" % (bill, bill * 0.1))
wine = [d for d in order if isinstance(d, Wine)]
print(sum(d.litres for d in wine), "l of wine")
Water.per_litre += 1
print(Water("L").price(), order[0].price())
print(Drink("L").price())
