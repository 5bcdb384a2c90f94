from dataclasses import dataclass, field


class TooHeavy(Exception):
    pass


@dataclass
class Item:
    name: str
    weight: float
    tags: frozenset = frozenset()


@dataclass
class Backpack:
    limit: float
    items: list[Item] = field(default_factory=list)

    @property
    def weight(self) -> float:
        return sum(i.weight for i in self.items)

    def add(self, item: Item) -> None:
        if self.weight + item.weight > self.limit:
            raise TooHeavy(f"{item.name} weighs {item.weight}, only {self.limit - self.weight:.1f} left")
        self.items.append(item)

    def find(self, tag: str) -> list[str]:
        return [i.name for i in self.items if tag in i.tags]


sword = Item("sword", 3.5, frozenset({"weapon", "metal"}))
bread = Item("bread", 0.5, frozenset(["food"]))
anvil = Item("anvil", 40, frozenset(("metal",)))
pack = Backpack(limit=5)
for item in (sword, bread, anvil, bread, Item("map", 0.1)):
    try:
        pack.add(item)
    except TooHeavy as e:
        print("no:", e)
print([i.name for i in pack.items], round(pack.weight, 2))
print("metal:", pack.find("metal"), "food:", pack.find("food"))
print(pack.items[1] is pack.items[2], pack.items.count(bread))
