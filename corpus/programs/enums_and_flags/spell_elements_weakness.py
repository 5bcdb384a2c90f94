from enum import Enum, auto


class Element(Enum):
    FIRE = auto()
    WATER = auto()
    GRASS = auto()

    def beats(self, other):
        return WEAK[other] is self


WEAK = {Element.FIRE: Element.WATER, Element.WATER: Element.GRASS, Element.GRASS: Element.FIRE}


class Creature:
    def __init__(self, name, element, hp=30):
        self.name, self.element, self.hp = name, element, hp

    def attack(self, other, power=10):
        if self.element.beats(other.element):
            power *= 2
            note = "very effective"
        elif other.element.beats(self.element):
            power //= 2
            note = "weak"
        else:
            note = ""
        other.hp = max(0, other.hp - power)
        return f"{self.name} -> {other.name} {other.hp} {note}".rstrip()


charm = Creature("Charm", Element.FIRE)
bulb = Creature("Bulb", Element.GRASS)
squirt = Creature("Squirt", Element.WATER)
print(charm.attack(bulb))
print(bulb.attack(charm))
print(squirt.attack(charm, power=15))
bulb.element = Element.WATER
print(charm.attack(bulb), "|", squirt.attack(bulb))
print([c.name for c in (charm, bulb, squirt) if c.hp == 0], Element(2).beats(Element(1)))
