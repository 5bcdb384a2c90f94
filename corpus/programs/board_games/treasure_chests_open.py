from abc import ABC, abstractmethod


class Tile(ABC):
    symbol = "?"

    def __init__(self, hidden=True):
        self.hidden = hidden

    @abstractmethod
    def enter(self, pirate):
        ...

    def __str__(self):
        return "#" if self.hidden else self.symbol


class Chest(Tile):
    symbol = "$"

    def __init__(self, gold):
        super().__init__()
        self.gold = gold

    def enter(self, pirate):
        pirate["gold"] += self.gold
        self.gold = 0


class Trap(Tile):
    symbol = "x"

    def enter(self, pirate):
        pirate["lives"] -= 1


class Water(Tile):
    symbol = "~"

    def enter(self, pirate):
        pass


def walk(path, pirate):
    for i, tile in enumerate(path):
        tile.hidden = False
        tile.enter(pirate)
        if pirate["lives"] == 0:
            return i
    return len(path)


pirate = dict(gold=0, lives=2)
path = [Water(), Chest(30), Trap(), Water(False), Chest(15), Trap(), Chest(500)]
print("".join(map(str, path)))
stopped = walk(path, pirate)
print("".join(map(str, path)), "stopped at", stopped)
print(pirate)
try:
    Tile()
except TypeError as e:
    print("TypeError:", str(e).split(" with")[0])
