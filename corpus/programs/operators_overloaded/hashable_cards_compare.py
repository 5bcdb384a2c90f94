class Card:
    ranks = "789TJQKA"

    def __init__(self, text):
        self.rank, self.suit = text

    def __eq__(self, other):
        return self.rank == other.rank and self.suit == other.suit

    def __lt__(self, other):
        return self.ranks.index(self.rank) < self.ranks.index(other.rank)

    def __hash__(self):
        return ord(self.rank) * 31 + ord(self.suit)

    def __add__(self, other):
        return Hand(self, other)

    def __repr__(self):
        return self.rank + self.suit


class Hand:
    def __init__(self, *cards):
        self.cards = sorted(cards)

    def __add__(self, card):
        return Hand(*self.cards, card)

    def __contains__(self, what):
        return any(what in (c.rank, c.suit) for c in self.cards)

    def __mul__(self, suit):
        return [c for c in self.cards if c.suit == suit]

    def __repr__(self):
        return " ".join(map(repr, self.cards))


hand = Card("K♠") + Card("7♥") + Card("A♥") + Card("T♣")
print(hand, hand * "♥", hand * "♦")
print("A" in hand, "♦" in hand, Card("A♥") in hand.cards)
print(Card("J♣") < Card("Q♣"), max(hand.cards), Card("9♠") == Card("9♣"))
seen = {Card("K♠"), Card("K♠"), Card("K♥")}
print(len(seen), sorted({Card("A♣"), *hand.cards}, reverse=True)[:2])
