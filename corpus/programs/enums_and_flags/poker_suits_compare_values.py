from enum import Enum, IntEnum
from functools import total_ordering


@total_ordering
class Suit(Enum):
    CLUBS = "c"
    HEARTS = "h"
    SPADES = "s"

    def __lt__(self, other):
        order = [*Suit]
        return order.index(self) < order.index(other)

    @property
    def red(self):
        return self is Suit.HEARTS


class Rank(IntEnum):
    TWO = 2
    TEN = 10
    JACK = 11
    ACE = 14

    def __str__(self):
        return str(self.value) if self < Rank.JACK else self.name[0]


class Card:
    BY_LETTER = {str(r): r for r in Rank}

    def __init__(self, text):
        self.rank, self.suit = self.BY_LETTER[text[:-1]], Suit(text[-1])

    def __lt__(self, other):
        return (self.rank, self.suit) < (other.rank, other.suit)

    def __repr__(self):
        return f"{self.rank}{self.suit.value}"


hand = [Card(t) for t in ("As", "10h", "2c", "Ah", "Jc")]
print(sorted(hand), max(hand), sum(c.rank for c in hand))
print([c for c in hand if c.suit.red], Suit.CLUBS < Suit.SPADES, Suit("h") >= Suit.SPADES)
print(Rank.ACE - Rank.TEN, Rank(2) + 1, f"{Rank.JACK!s:>3}", Rank.ACE > 13.5)
try:
    Card("5s")
except KeyError as e:
    print("no rank", e)
Card("Ax")
