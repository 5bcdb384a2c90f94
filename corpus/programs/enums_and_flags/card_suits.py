from enum import Enum
from functools import total_ordering


@total_ordering
class Suit(Enum):
    CLUBS = "♣"
    DIAMONDS = "♦"
    HEARTS = "♥"
    SPADES = "♠"

    def __lt__(self, other):
        if not isinstance(other, Suit):
            return NotImplemented
        order = list(Suit)
        return order.index(self) < order.index(other)

    @property
    def red(self):
        return self in {Suit.DIAMONDS, Suit.HEARTS}


RANKS = "23456789TJQKA"


def card(text):
    return RANKS.index(text[0]), Suit(text[1])


def trick(cards, trump=None):
    """First card leads; return the index of the winning card."""
    led = cards[0][1]

    def strength(c):
        rank, suit = c
        return (suit is trump, suit is led, rank)
    return max(range(len(cards)), key=lambda i: strength(cards[i]))


hand = [card(t) for t in "K♥ 3♠ A♣ T♦ 9♠".split()]
hand.sort(key=lambda c: (c[1], c[0]), reverse=True)
print([RANKS[r] + s.value for r, s in hand])

table = [card(t) for t in ("T♦", "Q♦", "A♠", "2♥")]
print(trick(table), trick(table, Suit.HEARTS), trick(table, trump=Suit.CLUBS))
print(max(Suit).name, Suit.CLUBS >= Suit.HEARTS, sum(s.red for s in Suit))
try:
    print(Suit.HEARTS < "♠")
except TypeError:
    print("a suit is not a string")
