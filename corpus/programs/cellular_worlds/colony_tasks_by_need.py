from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Ant:
    name: str
    skills: dict = field(default_factory=dict)
    task: str = "idle"


@dataclass
class Colony:
    ants: list
    needs: Counter

    def assign(self):
        for ant in sorted(self.ants, key=lambda a: len(a.skills)):
            options = [t for t in ant.skills if self.needs[t] > 0]
            if not options:
                ant.task = "idle"
                continue
            ant.task = max(options, key=lambda t: (self.needs[t], ant.skills[t]))
            self.needs[ant.task] -= ant.skills[ant.task]

    def report(self):
        by_task = {}
        for ant in self.ants:
            by_task.setdefault(ant.task, []).append(ant.name)
        return by_task


def main():
    ants = [
        Ant("Queen"),
        Ant("Dig", {"tunnel": 3}),
        Ant("Flo", {"forage": 2, "nurse": 1}),
        Ant("Gus", {"forage": 1, "tunnel": 1, "guard": 2}),
        Ant("Ivy", {"nurse": 3, "guard": 1}),
    ]
    colony = Colony(ants, Counter(forage=3, tunnel=4, nurse=2))
    for day in range(1, 4):
        colony.assign()
        print(day, colony.report(), "left", {k: v for k, v in colony.needs.items() if v > 0})
        colony.needs.update({"forage": 1, "guard": day - 1})
    print(ants[0], ants[2].task)
    print(sum(a.task == "idle" for a in ants), "idle")


if __name__ == "__main__":
    main()
