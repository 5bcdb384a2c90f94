from collections import deque
from dataclasses import dataclass, field
from enum import Enum


class Level(Enum):
    FIRST = 1
    SECOND = 2
    EXPERT = 3

    def up(self):
        return Level(self.value + 1) if self is not Level.EXPERT else None


@dataclass
class Case:
    topic: str
    difficulty: int
    path: list = field(default_factory=list)


class Desk:
    def __init__(self):
        self.queues = {level: deque() for level in Level}
        self.solved, self.given_up = [], []

    def open(self, *cases):
        self.queues[Level.FIRST].extend(cases)

    def work(self):
        for level, queue in self.queues.items():
            if not queue:
                continue
            case = queue.popleft()
            case.path.append(level.name[0])
            if case.difficulty <= level.value:
                self.solved.append(case)
            elif (higher := level.up()) is not None:
                self.queues[higher].append(case)
            else:
                self.given_up.append(case)

    @property
    def waiting(self):
        return sum(len(q) for q in self.queues.values())


def main():
    desk = Desk()
    desk.open(Case("password", 1), Case("printer", 2), Case("kernel panic", 4))
    rounds = 0
    while desk.waiting:
        desk.work()
        rounds += 1
        print(rounds, {l.name: len(q) for l, q in desk.queues.items()})
    for case in desk.solved:
        print(case.topic, "".join(case.path))
    print("given up:", [c.topic for c in desk.given_up])


if __name__ == "__main__":
    main()
