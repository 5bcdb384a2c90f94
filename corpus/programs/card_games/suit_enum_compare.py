from enum import Enum, IntEnum, unique


@unique
class Suit(Enum):
    CLUBS = "♣"
    DIAMONDS = "♦"
    HEARTS = "♥"
    SPADES = "♠"

    @property
    def red(self):
        return self in (Suit.DIAMONDS, Suit.HEARTS)


class Rank(IntEnum):
    SEVEN = 7
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    @property
    def short(self):
        return str(self.value) if self < 10 else self.name[0]


def label(rank, suit):
    return rank.short + suit.value


def main():
    hand = [
        (Rank.QUEEN, Suit.HEARTS),
        (Rank.SEVEN, Suit.CLUBS),
        (Rank.ACE, Suit("♦")),
        (Rank(11), Suit["SPADES"]),
    ]
    print(" ".join(label(*c) for c in hand))
    reds = [label(r, s) for r, s in hand if s.red]
    print("red:", reds)
    print("best:", label(*max(hand, key=lambda c: c[0])))
    print("sum:", sum(r for r, _ in hand))
    print([s.name.title() for s in Suit])
    for bad in ("X", "♣"):
        try:
            print(Suit(bad).name)
        except ValueError as e:
            print(e)
    hand.sort()
    print(hand[0])


main()
