from dataclasses import dataclass
from math import atan2, degrees, hypot
from typing import Callable

Field = Callable[[float, float], tuple[float, float]]


def river(x: float, y: float) -> tuple[float, float]:
    """Strongest in the middle, between the banks at y = 0 and y = 10."""
    return 0.08 * y * (10 - y), 0.0


def still(x: float, y: float) -> tuple[float, float]:
    return 0.0, 0.0


@dataclass
class Boat:
    speed: float
    x: float = 0.0
    y: float = 0.0

    def steer(self, goal: tuple[float, float], field: Field, dt: float = 0.5) -> float:
        dx, dy = goal[0] - self.x, goal[1] - self.y
        distance = hypot(dx, dy) or 1.0
        u, v = field(self.x, self.y)
        self.x += (self.speed * dx / distance + u) * dt
        self.y += (self.speed * dy / distance + v) * dt
        return degrees(atan2(dy, dx))


def cross(boat: Boat, goal: tuple[float, float], field: Field, limit: int = 40) -> tuple[int, float]:
    drift = 0.0
    for step in range(1, limit + 1):
        boat.steer(goal, field)
        drift = max(drift, boat.x)
        if boat.y >= 9.5:
            return step, drift
    return limit, drift


def main() -> None:
    for speed in (3.0, 2.0, 1.2):
        boat = Boat(speed)
        steps, drift = cross(boat, (0.0, 10.0), river)
        print(f"speed {speed}: {steps} steps, drift {drift:.2f}, lands at {boat.x:.2f}")
    calm = Boat(2.0)
    print(cross(calm, (0.0, 10.0), still), round(calm.y, 2))
    print(river(0, 5), max(range(11), key=lambda y: river(0, y)[0]))


if __name__ == "__main__":
    main()
