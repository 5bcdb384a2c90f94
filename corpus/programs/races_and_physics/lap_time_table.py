from dataclasses import dataclass, field


@dataclass
class Driver:
    name: str
    laps: list[float] = field(default_factory=list)

    @property
    def total(self):
        return sum(self.laps)

    @property
    def best(self):
        return min(self.laps)

    def consistent(self, tolerance=0.5):
        fast = [l for l in self.laps if l < self.best * 1.05]
        return max(fast) - min(fast) <= tolerance


def standings(drivers):
    ordered = sorted(drivers, key=lambda d: (-len(d.laps), d.total))
    leader = ordered[0]
    for d in ordered:
        behind = len(leader.laps) - len(d.laps)
        gap = f"+{behind} lap" if behind else f"+{d.total - leader.total:.3f}"
        yield d.name, gap if d is not leader else "leader"


def main():
    drivers = [
        Driver("Senna", [81.2, 80.9, 81.0, 99.4, 80.7]),
        Driver("Prost", [82.0, 81.9, 81.8, 81.9, 81.7]),
        Driver("Alesi", [80.1, 83.5, 80.3, 97.0]),
    ]
    for place, (name, gap) in enumerate(standings(drivers), 1):
        print(place, name, gap)
    fastest = min(drivers, key=lambda d: d.best)
    print(f"fastest lap: {fastest.name} {fastest.best} in lap {fastest.laps.index(fastest.best) + 1}")
    print("consistent:", [d.name for d in drivers if d.consistent()])
    after_three = sorted(drivers, key=lambda d: sum(d.laps[:3]))
    print("after three laps:", [d.name for d in after_three])
    print(list(standings([Driver("Solo", [60.0])])))


main()
