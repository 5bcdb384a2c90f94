from functools import reduce
from typing import NamedTuple


class Estimate(NamedTuple):
    value: float
    variance: float

    def __and__(self, other: "Estimate") -> "Estimate":
        total = self.variance + other.variance
        value = (self.value * other.variance + other.value * self.variance) / total
        return Estimate(value, self.variance * other.variance / total)

    def __str__(self) -> str:
        return f"{self.value:.3f} ± {self.variance ** 0.5:.3f}"


def fuse(*estimates: Estimate) -> Estimate:
    return reduce(Estimate.__and__, estimates)


def moved(e: Estimate, distance: float, noise: float) -> Estimate:
    return e._replace(value=e.value + distance, variance=e.variance + noise)


def main() -> None:
    sonar = Estimate(2.10, 0.04)
    laser = Estimate(2.02, 0.0004)
    camera = Estimate(2.4, variance=0.25)
    print(fuse(sonar, laser))
    everything = fuse(sonar, laser, camera)
    print(everything)
    plain = sum(e.value for e in (sonar, laser, camera)) / 3
    print(f"plain mean {plain:.3f}")
    position = everything
    for step, measured in enumerate((1.5, 1.06, 0.49), 1):
        position = moved(position, -0.5, 0.01)
        position &= Estimate(measured, 0.02)
        print(step, position)
    best = min((sonar, laser, camera), key=lambda e: e.variance)
    print(best == laser, fuse(sonar) is sonar)


if __name__ == "__main__":
    main()
