from abc import ABC, abstractmethod
from dataclasses import dataclass, field


class CommissionPlan(ABC):
    @abstractmethod
    def pay(self, sales: float) -> float:
        """The commission on the sales of a month."""


class Flat(CommissionPlan):
    def __init__(self, rate):
        self.rate = rate

    def pay(self, sales):
        return sales * self.rate


class Tiered(CommissionPlan):
    def __init__(self, *tiers):
        self.tiers = tiers

    def pay(self, sales):
        paid, below = 0, 0
        for limit, rate in self.tiers:
            paid += max(0, min(sales, limit) - below) * rate
            below = limit
        return paid


class Capped(CommissionPlan):
    def __init__(self, inner, cap):
        self.inner, self.cap = inner, cap

    def pay(self, sales):
        return min(self.cap, self.inner.pay(sales))


@dataclass
class Seller:
    name: str
    plan: CommissionPlan
    months: list = field(default_factory=list)

    def total(self):
        return sum(map(self.plan.pay, self.months))


sellers = [
    Seller("Vito", Flat(0.05), [8000, 12000]),
    Seller("Wren", Tiered((5000, 0.02), (10000, 0.06), (float("inf"), 0.1)), [8000, 12000]),
    Seller("Xeno", Capped(Flat(0.1), 900), [8000, 12000, 100]),
]
for s in sellers:
    print(f"{s.name}: {s.total():.2f}", [round(s.plan.pay(m), 2) for m in s.months])
best = max(sellers, key=Seller.total)
print(best.name, type(best.plan).__name__)
sellers[0].plan = sellers[1].plan
print(sellers[0].total() == sellers[1].total())
