import random


class Deck:
    SUITS = "SHDC"
    VALUES = [7, 8, 9, "T", "J", "Q", "K", "A"]

    def __init__(self, seed):
        self.cards = [f"{v}{s}" for s in self.SUITS for v in self.VALUES]
        random.Random(seed).shuffle(self.cards)

    def __iter__(self):
        yield from self.cards

    def __len__(self):
        return len(self.cards)

    def deal(self, players, each):
        cards = iter(self)
        hands = {p: [] for p in players}
        for _ in range(each):
            for hand in hands.values():
                hand.append(next(cards))
        return hands, list(cards)


def suit_counts(hand):
    return {s: n for s in Deck.SUITS if (n := sum(c[-1] == s for c in hand))}


def main():
    deck = Deck(seed=11)
    hands, rest = deck.deal(["Ulla", "Vito", "Wanda"], 3)
    for player, hand in hands.items():
        counts = suit_counts(hand)
        print(player, len(hand), sum(counts.values()), len(counts) <= 3)
    print(len(deck), len(rest), sorted(deck) == sorted(sum(hands.values(), rest)))
    print(len(set(deck)), Deck(1).cards == Deck(1).cards)
    try:
        deck.deal("ABCDE", 7)
    except StopIteration:
        print("not enough cards")


main()
