class Rates:
    def __init__(self, base, **rates):
        self.base = base
        self.rates = {base: 1, **rates}

    def convert(self, amount, source, target):
        for code in (source, target):
            if code not in self.rates:
                raise LookupError(f"no rate for {code}")
        return amount / self.rates[source] * self.rates[target]


class Wallet:
    def __init__(self, rates):
        self.rates = rates
        self.pockets = {}

    def put(self, amount, code):
        self.pockets[code] = self.pockets.get(code, 0) + amount

    def change(self, amount, source, target):
        if self.pockets.get(source, 0) < amount:
            return False
        self.pockets[source] -= amount          # taken before the rate is looked up
        self.put(self.rates.convert(amount, source, target), target)
        return True


rates = Rates("EUR", USD=1.25, JPY=160)
w = Wallet(rates)
w.put(100, "EUR")
print(w.change(40, "EUR", "USD"), w.pockets)
print(w.change(60, "USD", "EUR"), w.change(25, "USD", "JPY"), w.pockets)
try:
    w.change(30, "EUR", "GBP")
except LookupError as e:
    print(e, w.pockets)
rates.rates["GBP"] = 0.5
print(w.change(30, "EUR", "GBP"), w.pockets)
