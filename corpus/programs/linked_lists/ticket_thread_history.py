from dataclasses import dataclass
from enum import Enum, auto
from typing import Optional


class Status(Enum):
    OPEN = auto()
    WAITING = auto()
    CLOSED = auto()


@dataclass
class Step:
    status: Status
    note: str
    previous: Optional["Step"] = None


class Ticket:
    def __init__(self, title):
        self.title = title
        self.last = Step(Status.OPEN, "created")

    def move(self, status, note=""):
        if status is self.last.status:
            return self
        self.last = Step(status, note, self.last)
        return self

    def history(self):
        step, notes = self.last, []
        while step:
            notes.append(step)
            step = step.previous
        return notes[::-1]

    def reopened(self):
        states = [s.status for s in self.history()]
        return sum(a is Status.CLOSED for a in states[:-1])


def main():
    t = Ticket("Printer on fire")
    t.move(Status.WAITING, "asked for photo").move(Status.WAITING)
    t.move(Status.CLOSED, "put out").move(Status.OPEN, "smokes again").move(Status.CLOSED)
    for n, step in enumerate(t.history()):
        print(n, step.status.name.ljust(8), step.note or "-")
    print("reopened", t.reopened(), "times")
    quiet = Ticket("Typo")
    print(len(quiet.history()), quiet.reopened(), quiet.last.previous)
    oldest = min([t, quiet], key=lambda x: len(x.history()))
    print(oldest.title)


main()
