from collections import deque
from dataclasses import dataclass, field


@dataclass
class Truck:
    name: str
    x: float
    speed: float = 0.0
    delayed: deque = field(default_factory=lambda: deque([0.0, 0.0], maxlen=2))

    def drive(self, wanted: float, dt: float = 1.0) -> None:
        self.delayed.append(wanted)
        self.speed = self.delayed[0]
        self.x += self.speed * dt


def convoy_step(trucks: list[Truck], leader_speed: float, gap: float = 10.0) -> list[float]:
    wanted = [leader_speed]
    for ahead, truck in zip(trucks, trucks[1:]):
        distance = ahead.x - truck.x
        wanted.append(max(0.0, ahead.speed + 0.4 * (distance - gap)))
    for truck, w in zip(trucks, wanted):
        truck.drive(w)
    return [round(a.x - b.x, 2) for a, b in zip(trucks, trucks[1:])]


def main() -> None:
    trucks = [Truck("lead", 20.0), Truck("mid", 10.0), Truck("tail", 0.0)]
    closest = 99.0
    for t, v in enumerate([5, 5, 5, 8, 8, 2, 2, 2]):
        gaps = convoy_step(trucks, v)
        closest = min(closest, *gaps)
        print(t, v, gaps, [round(truck.speed, 1) for truck in trucks])
    print("closest", closest, "crash" if closest < 0 else "fine")
    order = sorted(trucks, key=lambda truck: -truck.x)
    print([truck.name for truck in order], len(trucks[0].delayed))


main()
