from enum import Enum, auto
from dataclasses import dataclass, field


class Event(Enum):
    SCAN = auto()
    LOAD = auto()
    KNOCK = auto()
    SIGN = auto()


class Where(Enum):
    DEPOT = "depot"
    VAN = "van"
    DOOR = "door"
    DONE = "done"


@dataclass
class Parcel:
    number: int
    where: Where = Where.DEPOT
    knocks: int = 0
    history: list = field(default_factory=list)

    def on(self, event):
        before = self.where
        match (self.where, event):
            case (Where.DEPOT, Event.LOAD):
                self.where = Where.VAN
            case (Where.VAN | Where.DOOR, Event.KNOCK):
                self.knocks += 1
                self.where = Where.DOOR if self.knocks < 3 else Where.DEPOT
            case (Where.DOOR, Event.SIGN):
                self.where = Where.DONE
            case (_, Event.SCAN):
                pass
            case _:
                raise ValueError(f"{event.name} in the {self.where.value}")
        if before is not self.where:
            self.history.append(f"{before.value}->{self.where.value}")


def main():
    lucky, unlucky = Parcel(1), Parcel(2)
    for name in "scan load knock sign scan".split():
        lucky.on(Event[name.upper()])
    for e in (Event.LOAD, Event.KNOCK, Event.KNOCK, Event.KNOCK):
        unlucky.on(e)
    for p in (lucky, unlucky):
        print(p.number, p.where.value, p.knocks, p.history)
    try:
        unlucky.on(Event.SIGN)
    except ValueError as e:
        print("not possible:", e)


main()
