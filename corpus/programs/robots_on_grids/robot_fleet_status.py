from dataclasses import dataclass, field
from itertools import groupby


@dataclass(order=True)
class Robot:
    battery: int
    name: str = field(compare=False)
    zone: str = field(compare=False, default="dock")
    tasks: list = field(compare=False, default_factory=list, repr=False)

    def work(self, task, cost=10):
        self.tasks.append(task)
        self.battery = max(0, self.battery - cost)
        return self


fleet = [
    Robot(80, "R2"),
    Robot(35, "Wall-E", "hall"),
    Robot(60, "Marvin", zone="hall"),
    Robot(5, "Bishop", "yard"),
]
fleet[0].work("sweep").work("carry", cost=25)
fleet[2].work("think", 55)

for r in sorted(fleet):
    print(r, len(r.tasks))

by_zone = sorted(fleet, key=lambda r: r.zone)
for zone, robots in groupby(by_zone, key=lambda r: r.zone):
    robots = list(robots)
    print(f"{zone}: {', '.join(r.name for r in robots)} mean {sum(r.battery for r in robots) / len(robots):g}")
charge = [r.name for r in fleet if r.battery < 20]
print("charge:", charge, "strongest:", max(fleet).name)
print(Robot(5, "x") == fleet[3] == fleet[2], Robot(6, "y") > fleet[3])
