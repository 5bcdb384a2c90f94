class Broker:
    def __init__(self, name, fee, **stock):
        self.name, self.fee, self.stock = name, fee, stock

    def quote(self, n):
        return n * PRICE + self.fee

    def buy(self, n, what):
        if self.stock.get(what, 0) < n:
            return None
        self.stock[what] -= n
        return self.quote(n)


class Client:
    def __init__(self, money, *brokers):
        self.money = money
        self.brokers = list(brokers)
        self.own = {}

    def order(self, what, n):
        for broker in sorted(self.brokers, key=lambda b: b.quote(n)):
            if broker.quote(n) > self.money:
                continue
            cost = broker.buy(n, what)
            if cost is not None:
                self.money -= cost
                self.own[what] = self.own.get(what, 0) + n
                return broker.name, cost
            print(f"  {broker.name} has only {broker.stock.get(what, 0)} {what}")
        return None


PRICE = 10
cheap, dear = Broker("Cheap", 1, gold=3), Broker("Dear", 9, gold=50, silver=1)
ann, bob = Client(100, cheap, dear), Client(45, dear)
print(ann.order("gold", 2))
print(bob.order("gold", 4), bob.order("gold", 3))
print(ann.order("gold", 5))
PRICE = 2
print(ann.order("silver", 1), bob.order("silver", 1))
print(ann.money, ann.own, bob.money, bob.own, cheap.stock, dear.stock)
