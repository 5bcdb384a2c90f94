class Hand:
    def __init__(self, *cards):
        self.cards = list(cards)

    def __iadd__(self, card):
        self.cards.append(card)
        return self

    @property
    def value(self):
        total, aces = 0, 0
        for c in self.cards:
            if c == "A":
                aces += 1
                total += 11
            else:
                total += int(c) if c.isdigit() else 10
        while total > 21 and aces:
            total -= 10
            aces -= 1
        return total

    @property
    def bust(self):
        return self.value > 21

    def __gt__(self, other):
        if self.bust:
            return False
        return other.bust or self.value > other.value

    def __str__(self):
        return f"{' '.join(self.cards)} = {self.value}"


deck = iter("A 6 5 9 K 3".split())
player, dealer = Hand("A", "6"), Hand("K", "6")
while player.value < 18:
    player += next(deck)
    print("player", player)
while dealer.value < 17:
    dealer += next(deck)
print("dealer", dealer)
print(player > dealer, dealer > player, Hand("A", "A", "9").value, Hand("K", "Q", "2").bust)
