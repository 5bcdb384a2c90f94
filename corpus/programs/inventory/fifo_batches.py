"""Cost of goods sold, first in first out."""
from collections import deque
from typing import NamedTuple


class Batch(NamedTuple):
    qty: int
    unit_cost: float


class OutOfStock(Exception):
    pass


class Warehouse:
    def __init__(self) -> None:
        self.batches: deque[Batch] = deque()

    @property
    def on_hand(self) -> int:
        return sum(b.qty for b in self.batches)

    def receive(self, qty: int, unit_cost: float) -> None:
        self.batches.append(Batch(qty, unit_cost))

    def ship(self, qty: int) -> float:
        if qty > self.on_hand:
            raise OutOfStock(f"wanted {qty}, have {self.on_hand}")
        cost = 0.0
        while qty > 0:
            batch = self.batches.popleft()
            used = min(batch.qty, qty)
            cost += used * batch.unit_cost
            qty -= used
            if used < batch.qty:
                self.batches.appendleft(batch._replace(qty=batch.qty - used))
        return cost


w = Warehouse()
w.receive(10, 2.0)
w.receive(5, 2.5)
first = w.ship(12)
print(first, w.on_hand)
w.receive(20, 3.0)
second = w.ship(8)
print(second)
print(list(w.batches))
try:
    w.ship(100)
except OutOfStock as e:
    print("error:", e)
