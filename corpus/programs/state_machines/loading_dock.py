from collections import deque
from typing import Optional


class Dock:
    def __init__(self, name: str):
        self.name = name
        self.truck: Optional[str] = None
        self.remaining = 0

    @property
    def free(self) -> bool:
        return self.truck is None

    def assign(self, truck: str, pallets: int) -> None:
        self.truck, self.remaining = truck, pallets

    def work(self) -> Optional[str]:
        if self.free:
            return None
        self.remaining -= 2
        if self.remaining <= 0:
            done, self.truck = self.truck, None
            return done
        return None


def simulate(queue, docks):
    tick, finished = 0, []
    while queue or not all(d.free for d in docks):
        for dock in docks:
            if dock.free and queue:
                dock.assign(*queue.popleft())
        tick += 1
        for dock in docks:
            if (truck := dock.work()):
                finished.append((tick, truck, dock.name))
    return finished


trucks = deque([("MAN", 5), ("Volvo", 2), ("DAF", 3), ("Scania", 1)])
docks = [Dock("north"), Dock("south")]
done = simulate(trucks, docks)
for tick, truck, dock in done:
    print(f"t={tick} {truck:<7} {dock}")
by_dock = {d.name: [t for _, t, n in done if n == d.name] for d in docks}
print(by_dock)
