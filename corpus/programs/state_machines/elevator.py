from dataclasses import dataclass, field


@dataclass
class Elevator:
    floor: int = 0
    direction: int = 0
    calls: list = field(default_factory=list)
    moved: int = 0

    def call(self, *floors):
        for f in floors:
            if f not in self.calls:
                self.calls.append(f)
        return self

    def step(self):
        if not self.calls:
            self.direction = 0
            return "idle"
        if self.floor in self.calls:
            self.calls.remove(self.floor)
            return f"open {self.floor}"
        if self.direction == 0:
            self.direction = 1 if self.calls[0] > self.floor else -1
        ahead = [f for f in self.calls if (f - self.floor) * self.direction > 0]
        if not ahead:
            self.direction = -self.direction
        self.floor += self.direction
        self.moved += 1
        return "up" if self.direction > 0 else "down"


lift = Elevator(floor=2).call(4, 1, 5)
steps = []
while (what := lift.step()) != "idle":
    steps.append(what)
    if what == "open 4":
        lift.call(0, 5)
print(steps)
print(lift)
