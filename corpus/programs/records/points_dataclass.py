from dataclasses import dataclass, field, asdict


@dataclass(order=True)
class Runner:
    seconds: float
    name: str = field(compare=False)
    club: str = field(default="-", compare=False)


@dataclass
class Race:
    title: str
    runners: list = field(default_factory=list)

    def finish(self, name, seconds, club="-"):
        self.runners.append(Runner(seconds, name, club))
        return self

    def podium(self):
        return [r.name for r in sorted(self.runners)[:3]]

    def gaps(self):
        ordered = sorted(self.runners)
        best = ordered[0].seconds
        return {r.name: round(r.seconds - best, 1) for r in ordered}


def main():
    race = Race("City run")
    race.finish("Ola", 1502.4).finish("Pim", 1499.9, "TV Gera").finish("Quinn", 1530)
    race.finish(name="Rosa", seconds=1499.9)
    print(race.podium())
    print(race.gaps())
    first, second = sorted(race.runners)[:2]
    print(first == second, first is second, asdict(first))
    print(Race("empty"), len(Race("x").runners))


if __name__ == "__main__":
    main()
