from dataclasses import dataclass, field


@dataclass
class StandingOrder:
    to: str
    cents: int
    day: int
    left: int = 1

    def due(self, day):
        return self.left > 0 and day == self.day


@dataclass
class Account:
    owner: str
    cents: int = 0
    orders: list = field(default_factory=list)

    def run(self, day, bank):
        for order in self.orders:
            if not order.due(day):
                continue
            if order.cents > self.cents:
                print(f"day {day}: {self.owner} cannot pay {order.to}")
                continue
            self.cents -= order.cents
            bank[order.to].cents += order.cents
            order.left -= 1


bank = {n: Account(n, c) for n, c in (("eva", 50_000), ("rent", 0), ("gym", 0))}
bank["eva"].orders += [StandingOrder("rent", 40_000, 1, left=2), StandingOrder("gym", 3_000, 15)]
for month in range(2):
    for day in (1, 15):
        for account in bank.values():
            account.run(day, bank)
    bank["eva"].cents += 25_000
print({a.owner: a.cents for a in bank.values()})
print([o.left for o in bank["eva"].orders], sum(a.cents for a in bank.values()))
