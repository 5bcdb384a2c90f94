from __future__ import annotations

from dataclasses import dataclass, field
from typing import Optional


@dataclass
class Task:
    title: str
    hours: float = 1
    done: bool = False
    parts: list[Task] = field(default_factory=list)
    parent: Optional[Task] = field(default=None, repr=False, compare=False)

    def add(self, *titles, **kw) -> Task:
        for t in titles:
            self.parts.append(Task(t, parent=self, **kw))
        return self.parts[-1]

    def open_hours(self):
        if self.parts:
            return sum(p.open_hours() for p in self.parts)
        return 0 if self.done else self.hours

    def finish(self):
        self.done = True
        if self.parent and all(p.done for p in self.parent.parts):
            self.parent.finish()


house = Task("house")
walls = house.add("walls", hours=5)
roof = house.add("roof")
tiles = roof.add("beams", "tiles", hours=3)
print(house.open_hours(), tiles.parent is roof)
for t in (walls, roof.parts[0], tiles):
    t.finish()
    print(t.title, house.open_hours(), roof.done, house.done)
print(tiles, Task("tiles", 3, True) == tiles)
