from collections import deque
from typing import NamedTuple


class Job(NamedTuple):
    owner: str
    pages: int
    color: bool = False


class Printer:
    speed = 10

    def __init__(self, name, color=False):
        self.name = name
        self.color = color
        self.jobs = deque()

    def load(self):
        return sum(j.pages for j in self.jobs) / self.speed

    def accepts(self, job):
        return self.color or not job.color

    def __iadd__(self, job):
        self.jobs.append(job)
        return self


class FastPrinter(Printer):
    speed = 25


def dispatch(jobs, printers):
    for job in jobs:
        possible = [p for p in printers if p.accepts(job)]
        target = min(possible, key=Printer.load)
        target += job
        print(f"{job.owner:>5} {job.pages:>3}p -> {target.name}")


printers = [Printer("corner", color=True), FastPrinter("cellar")]
jobs = [Job("Uwe", 40), Job("Vida", 5, True), Job("Wes", 30), Job("Xi", 12, color=True), Job("Uwe", 1)]
dispatch(jobs, printers)
for p in printers:
    print(p.name, f"{p.load():.2f} min", [j.pages for j in p.jobs])
printers[1].jobs.rotate(1)
print(printers[1].jobs[0])
