import abc


class Room(abc.ABC):
    nights_free = 0

    @property
    @abc.abstractmethod
    def rate(self):
        """Price of a night."""

    def bill(self, nights):
        paid = max(0, nights - self.nights_free)
        return paid * self.rate


class Single(Room):
    rate = 55


class Suite(Room):
    nights_free = 1

    def __init__(self, view):
        self.view = view

    @property
    def rate(self):
        return 140 if self.view == "sea" else 110


class Unfinished(Room):
    nights_free = 3


for make in (Single, lambda: Suite("sea"), lambda: Suite("yard"), Unfinished):
    try:
        room = make()
    except TypeError:
        print("not a room yet")
        continue
    print(type(room).__name__, room.bill(1), room.bill(4))
print(Single.rate, type(Suite.rate).__name__)
