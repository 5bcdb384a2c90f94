from collections import deque
from dataclasses import dataclass


@dataclass
class Job:
    name: str
    size: int
    step: str = "raw"


class Worker:
    def __init__(self, takes, gives, speed):
        self.takes, self.gives, self.speed = takes, gives, speed
        self.job = None
        self.left = 0

    def tick(self, shelves):
        if self.job is None and shelves[self.takes]:
            self.job = shelves[self.takes].popleft()
            self.left = self.job.size
        if self.job:
            self.left -= self.speed
            if self.left <= 0:
                self.job.step = self.gives
                shelves[self.gives].append(self.job)
                self.job = None


def main():
    shelves = {"raw": deque(), "cut": deque(), "sewn": deque()}
    for name, size in [("shirt", 3), ("scarf", 1), ("coat", 5)]:
        shelves["raw"].append(Job(name, size))
    workers = [Worker("raw", "cut", 2), Worker("cut", "sewn", 1)]
    t = 0
    while len(shelves["sewn"]) < 3:
        t += 1
        for w in workers:
            w.tick(shelves)
        print(t, {k: [j.name for j in v] for k, v in shelves.items() if v})
    print("finished at", t, shelves["sewn"][-1])


main()
