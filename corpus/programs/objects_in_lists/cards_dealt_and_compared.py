class Card:
    ORDER = "23456789TJQKA"

    def __init__(self, text):
        self.rank, self.suit = text
        self.owner = None

    def beats(self, other, trump):
        if self.suit == other.suit:
            return self.ORDER.index(self.rank) > self.ORDER.index(other.rank)
        return self.suit == trump


class Hand:
    def __init__(self, name, cards):
        self.name = name
        self.cards = [Card(c) for c in cards.split()]
        self.tricks = []
        for c in self.cards:
            c.owner = self


def trick(lead, follow, trump):
    a = lead.cards.pop(0)
    b = next((c for c in follow.cards if c.suit == a.suit), follow.cards[0])
    follow.cards.remove(b)
    best = b if b.beats(a, trump) else a
    best.owner.tricks += [a, b]
    return best.owner


north, south = Hand("North", "Kc 3h Ad"), Hand("South", "Ac 9d 2s")
lead, follow = north, south
while lead.cards:
    winner = trick(lead, follow, trump="s")
    print(winner.name, [c.rank + c.suit for c in winner.tricks[-2:]])
    if winner is not lead:
        lead, follow = follow, lead
print(len(north.tricks), len(south.tricks), {c.owner.name for c in south.tricks} == {"North", "South"})
