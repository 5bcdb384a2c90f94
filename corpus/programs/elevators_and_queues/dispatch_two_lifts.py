from dataclasses import dataclass, field


@dataclass
class Lift:
    name: str
    floor: int = 0
    stops: list[int] = field(default_factory=list)
    moved: int = 0

    def cost(self, floor: int) -> int:
        last = self.stops[-1] if self.stops else self.floor
        queued = sum(abs(b - a) for a, b in zip([self.floor, *self.stops], self.stops))
        return queued + abs(floor - last)

    def finish(self) -> None:
        while self.stops:
            target = self.stops.pop(0)
            self.moved += abs(target - self.floor)
            self.floor = target


def dispatch(lifts: list[Lift], calls: list[tuple[int, int]]) -> dict[str, int]:
    jobs: dict[str, int] = {lift.name: 0 for lift in lifts}
    for origin, goal in calls:
        lift = min(lifts, key=lambda l: l.cost(origin))
        lift.stops += [origin, goal]
        jobs[lift.name] += 1
    return jobs


def main() -> None:
    lifts = [Lift("left"), Lift("right", floor=9)]
    jobs = dispatch(lifts, [(0, 4), (8, 1), (3, 0), (5, 9)])
    print(jobs)
    for lift in lifts:
        print(lift.name, lift.stops)
        lift.finish()
        print(lift.name, "at", lift.floor, "moved", lift.moved)
    total = sum(lift.moved for lift in lifts)
    print("total", total, lifts[0] == Lift("left"))
    one = Lift("only")
    dispatch([one], [(0, 4), (8, 1), (3, 0), (5, 9)])
    one.finish()
    print("with one lift", one.moved)


if __name__ == "__main__":
    main()
