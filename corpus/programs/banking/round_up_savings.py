import math
from decimal import Decimal

purchases = ["3.40", "12.99", "5.00", "0.85", "27.01"]


def round_up(price, step=1):
    step = Decimal(step)
    units = math.ceil(price / step)
    return units * step - price


spare = []
for text in purchases:
    p = Decimal(text)
    spare.append(round_up(p))
print([str(s) for s in spare])
print("saved", sum(spare))

by_step = {}
for step in ("1", "2", "5"):
    total = Decimal(0)
    for text in purchases:
        total += round_up(Decimal(text), step)
    by_step[step] = total
for step, total in by_step.items():
    print("step", step, "saves", total, "in", len(purchases), "purchases")
biggest = max(by_step, key=by_step.get)
print(biggest, by_step[biggest] > 10)
