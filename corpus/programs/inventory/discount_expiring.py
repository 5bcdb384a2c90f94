from datetime import date, timedelta
from dataclasses import dataclass


@dataclass(order=True)
class Batch:
    best_before: date
    product: str
    qty: int
    price: float

    def days_left(self, today):
        return (self.best_before - today).days


def reprice(batch, today):
    left = batch.days_left(today)
    if left < 0:
        return None
    for days, factor in [(7, 0.9), (3, 0.7), (1, 0.5)]:
        if left <= days:
            return round(batch.price * factor, 2)
    return batch.price


today = date(2023, 2, 26)
batches = [
    Batch(today + timedelta(days=3), "yoghurt", 12, 0.99),
    Batch(today - timedelta(days=1), "cream", 4, 1.49),
    Batch(today + timedelta(weeks=2), "cheese", 7, 5.2),
    Batch(today + timedelta(days=1), "milk", 20, 1.1),
]
for b in sorted(batches):
    price = reprice(b, today)
    if price is None:
        print(b.product, "throw away", b.qty)
    else:
        print(b.product, b.best_before, b.price, "->", price)
