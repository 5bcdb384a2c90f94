from abc import ABC, abstractmethod


class Part(ABC):
    def __init__(self, label):
        self.label = label

    @abstractmethod
    def power(self):
        """Watts drawn right now."""

    def __repr__(self):
        return f"<{type(self).__name__} {self.label}: {self.power()} W>"


class Lamp(Part):
    on = False

    def power(self):
        return 9 if self.on else 0


class Heater(Part):
    def __init__(self, label, level=0):
        super().__init__(label)
        self.level = level

    def power(self):
        return 500 * self.level


class Room(Part):
    def __init__(self, label, *parts):
        super().__init__(label)
        self.parts = list(parts)

    def power(self):
        return sum(p.power() for p in self.parts)

    def find(self, label):
        for p in self.parts:
            if p.label == label:
                return p
            if isinstance(p, Room) and (found := p.find(label)):
                return found
        return None


def main():
    house = Room("house", Room("hall", Lamp("door")), Room("bath", Lamp("mirror"), Heater("towels", 1)), Lamp("porch"))
    print(house)
    house.find("mirror").on = True
    house.find("porch").on = True
    print(house.find("bath"))
    print(house, house.find("cellar"))
    try:
        Part("thing")
    except TypeError:
        print("a part must be something")


if __name__ == "__main__":
    main()
