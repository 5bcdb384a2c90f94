from __future__ import annotations

import math


class Measured:
    def __init__(self, value: float, error: float = 0.0):
        self.value = value
        self.error = abs(error)

    def __add__(self, o: Measured) -> Measured:
        return Measured(self.value + o.value, math.hypot(self.error, o.error))

    def __sub__(self, o: Measured) -> Measured:
        return Measured(self.value - o.value, math.hypot(self.error, o.error))

    def __mul__(self, o: Measured) -> Measured:
        v = self.value * o.value
        return Measured(v, abs(v) * math.hypot(self.relative, o.relative))

    def __truediv__(self, o: Measured) -> Measured:
        v = self.value / o.value
        return Measured(v, abs(v) * math.hypot(self.relative, o.relative))

    @property
    def relative(self) -> float:
        return self.error / abs(self.value)

    def agrees(self, o: Measured) -> bool:
        return abs(self.value - o.value) <= 2 * math.hypot(self.error, o.error)

    def __str__(self) -> str:
        return f"{self.value:.3g} ± {self.error:.2g}"


def main() -> None:
    way, time = Measured(100.0, 0.5), Measured(9.8, 0.1)
    speed = way / time
    print("speed", speed, f"{speed.relative:.1%}")
    mass = Measured(72, 1)
    print("momentum", mass * speed)
    other = Measured(10.0, 0.05)
    print(speed.agrees(other), Measured(11.0, 0.1).agrees(other))
    print("difference", speed - other, "sum", way + Measured(20, 0.5))
    zero = way - way
    print(zero, zero.error)
    print(zero.relative)


main()
