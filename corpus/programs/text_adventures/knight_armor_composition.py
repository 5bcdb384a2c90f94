from __future__ import annotations


class Part:
    def __init__(self, name: str, defence: int, weight: float = 1.0):
        self.name, self.defence, self.weight = name, defence, weight
        self.damage = 0

    def hit(self, power: int) -> int:
        stopped = min(power, max(self.defence - self.damage, 0))
        self.damage += power // 3
        return power - stopped


class Armor:
    def __init__(self, **parts: Part):
        self.parts = parts

    def __getitem__(self, place: str) -> Part:
        return self.parts[place]

    def __iter__(self):
        return iter(self.parts.values())

    @property
    def weight(self) -> float:
        return sum(p.weight for p in self)

    def repair(self) -> list[str]:
        fixed = [p.name for p in self if p.damage]
        for p in self:
            p.damage = 0
        return fixed


class Knight:
    def __init__(self, name: str, armor: Armor, hp: int = 20):
        self.name, self.armor, self.hp = name, armor, hp

    def attacked(self, place: str, power: int) -> str:
        through = self.armor[place].hit(power) if place in self.armor.parts else power
        self.hp -= through
        return f"{place}: {power} -> {through}, hp {self.hp}"


def main() -> None:
    armor = Armor(head=Part("helmet", 5, 2.5), chest=Part("mail", 8, 12.0))
    kay = Knight("Kay", armor)
    for place, power in [("head", 7), ("head", 7), ("chest", 9), ("leg", 4), ("chest", 3)]:
        print(kay.attacked(place, power))
    print({p.name: p.damage for p in armor}, f"{armor.weight} kg")
    print("repaired", armor.repair(), kay.attacked("head", 7))


main()
