from enum import Enum


class Condition(Enum):
    NEW = "new"
    OPENED = "opened"
    BROKEN = "broken"

    @property
    def refund(self):
        return {"new": 1.0, "opened": 0.8}.get(self.value, 0)


class Desk:
    def __init__(self, stock):
        self.stock = dict(stock)
        self.scrap = []
        self.paid = 0

    def accept(self, item, price, condition, *, receipt=True):
        if not receipt:
            return "no receipt"
        condition = Condition(condition)
        self.paid += price * condition.refund
        if condition is Condition.BROKEN:
            self.scrap.append(item)
        else:
            self.stock[item] += 1
        return f"{item}: refund {price * condition.refund:.2f}"


shop = {"kettle": 4, "toaster": 0}
desk = Desk(shop)
cases = [
    ("kettle", 35, "new"),
    ("toaster", 28, "opened"),
    ("toaster", 28, "broken"),
]
for case in cases:
    print(desk.accept(*case))
print(desk.accept("kettle", 35, "new", receipt=False))
print(desk.stock, desk.scrap, desk.paid)
print(shop)
print(desk.accept("kettle", 35, "used"))
