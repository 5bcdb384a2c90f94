from dataclasses import dataclass, field
from typing import List


@dataclass
class Booth:
    name: str
    minutes_per_car: int
    cars: List[str] = field(default_factory=list)

    @property
    def wait(self) -> int:
        return len(self.cars) * self.minutes_per_car

    def serve(self, minutes: int) -> List[str]:
        n = minutes // self.minutes_per_car
        gone, self.cars = self.cars[:n], self.cars[n:]
        return gone


def choose(booths: List[Booth]) -> Booth:
    return min(booths, key=lambda b: b.wait + b.minutes_per_car)


def main() -> None:
    booths = [Booth("cash", 4), Booth("card", 2), Booth("tag", 1)]
    for plate in "B-77 K-12 M-9 F-404 HH-1 L-31 S-8".split():
        booth = choose(booths)
        booth.cars.append(plate)
        print(f"{plate:>6} -> {booth.name} (wait {booth.wait})")
    for booth in booths:
        print(booth.name, booth.cars)
    gone = [car for b in booths for car in b.serve(4)]
    print("through:", gone)
    print("longest wait:", max(b.wait for b in booths))


if __name__ == "__main__":
    main()
