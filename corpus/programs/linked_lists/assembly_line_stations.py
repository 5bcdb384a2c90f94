from abc import ABC, abstractmethod


class Station(ABC):
    next_station = None

    def __rshift__(self, other):
        self.next_station = other
        return other

    def process(self, item):
        result = self.work(item)
        if result is None:
            return f"{type(self).__name__} rejected {item!r}"
        if self.next_station:
            return self.next_station.process(result)
        return result

    @abstractmethod
    def work(self, item): ...


class Wash(Station):
    def work(self, item):
        return item.strip(" .;")


class Check(Station):
    def __init__(self, minimum):
        self.minimum = minimum

    def work(self, item):
        return item if len(item) >= self.minimum else None


class Label(Station):
    serial = 0

    def work(self, item):
        Label.serial += 1
        return f"#{Label.serial:03} {item.upper()}"


line = Wash()
line >> Check(4) >> Label()
for thing in ["  apple;", " fig. ", "melon", "...kiwi..."]:
    print(line.process(thing))

short = Check(2)
short >> Label()
print(short.process("ox"))
print(Label.serial)
