from typing import NamedTuple


class Offer(NamedTuple):
    bank: str
    principal: float
    rate: float
    months: int
    fee: float = 0.0

    @property
    def payment(self):
        r = self.rate / 12
        if r == 0:
            return self.principal / self.months
        return self.principal * r / (1 - (1 + r) ** -self.months)

    def total(self):
        return self.payment * self.months + self.fee


offers = [
    Offer("North", 8000, 0.049, 48),
    Offer("Harbour", 8000, 0.039, 60, fee=120),
    Offer("Family", 8000, 0, 20),
    Offer("Quick", 8000, 0.089, 36),
]

for o in sorted(offers, key=Offer.total):
    print(f"{o.bank:8}{o.payment:9.2f}/month {o.total():10.2f} total")

affordable = [o for o in offers if o.payment <= 200]
cheapest, *others = sorted(affordable, key=lambda o: o.total())
print("take", cheapest.bank, "not", [o.bank for o in others])
longer = cheapest._replace(months=cheapest.months + 12)
print(round(cheapest.payment - longer.payment, 2), "less each month")
print(round(longer.total() - cheapest.total(), 2), "more in total")
