class Deck:
    """A deck that can be iterated, indexed and dealt from."""
    suits = ("♣", "♦", "♥", "♠")
    ranks = tuple("789") + ("10", "B", "D", "K", "A")

    def __init__(self, cards=None):
        self._cards = list(cards) if cards is not None else [s + r for s in self.suits for r in self.ranks]

    def __len__(self):
        return len(self._cards)

    def __getitem__(self, i):
        if isinstance(i, slice):
            return type(self)(self._cards[i])
        return self._cards[i]

    def __iter__(self):
        yield from self._cards

    def __contains__(self, card):
        return card in self._cards

    def __sub__(self, other):
        return Deck([c for c in self if c not in other])

    @classmethod
    def only(cls, suit):
        return cls(c for c in cls() if c[0] == suit)


deck = Deck()
hearts = Deck.only("♥")
print(len(deck), len(hearts), deck[0], deck[-1])
print(list(deck[2:5]))
print("♥K" in hearts, "♠K" in hearts)
rest = deck - hearts - deck[:8]
print(len(rest), rest[0])
empty = Deck([])
print("empty" if not empty else "full", len(empty))
