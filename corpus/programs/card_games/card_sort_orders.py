import functools

hand = ["HA", "C10", "S7", "HK", "DJ", "C7", "SA"]
order = {r: i for i, r in enumerate(["7", "8", "9", "10", "J", "Q", "K", "A"])}
suit_order = "DHSC"


@functools.total_ordering
class Card:
    __slots__ = ("suit", "rank")

    def __init__(self, text):
        self.suit, self.rank = text[0], text[1:]

    def __eq__(self, other):
        return (self.suit, self.rank) == (other.suit, other.rank)

    def __lt__(self, other):
        return order[self.rank] < order[other.rank]

    def __repr__(self):
        return self.suit + self.rank


cards = [Card(t) for t in hand]
print("plain:   ", sorted(hand))
print("by rank: ", sorted(cards))
print("by suit: ", sorted(cards, key=lambda c: (suit_order.index(c.suit), -order[c.rank])))
jack = Card("CJ")
print("above jack:", [c for c in cards if c > jack])
print("at most 10:", [c for c in cards if c <= Card("H10")])
try:
    jack.color = "black"
except AttributeError as error:
    print("no attribute:", str(error).split()[-1])
print(Card("DJ") in cards, Card("D8") in cards)
