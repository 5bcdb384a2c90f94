from dataclasses import dataclass
from enum import IntEnum


class Rarity(IntEnum):
    COMMON = 1
    RARE = 5
    EPIC = 25

    @property
    def mark(self) -> str:
        return "*" * (1 + list(type(self)).index(self))


@dataclass(frozen=True)
class Card:
    name: str
    rarity: Rarity = Rarity.COMMON


@dataclass
class Collection:
    cards: dict[Card, int]

    def open(self, *pack: Card) -> int:
        dust = 0
        for card in pack:
            have = self.cards.get(card, 0)
            if have == 2:
                dust += card.rarity
            else:
                self.cards[card] = have + 1
        return dust

    @property
    def value(self) -> int:
        return sum(card.rarity * n for card, n in self.cards.items())


def main() -> None:
    imp, wolf = Card("Imp"), Card("Wolf")
    knight = Card("Knight", Rarity.RARE)
    dragon = Card("Dragon", rarity=Rarity.EPIC)
    album = Collection({imp: 1})
    packs = [(imp, wolf, imp), (knight, imp, wolf), (dragon, knight, knight)]
    dust = [album.open(*p) for p in packs]
    print("dust", dust, sum(dust))
    for card, n in sorted(album.cards.items(), key=lambda x: (-x[0].rarity, x[0].name)):
        print(f"{card.name:8}{card.rarity.mark:4}x{n}")
    print(album.value, Card("Imp") in album.cards, Rarity(5).name)


if __name__ == "__main__":
    main()
