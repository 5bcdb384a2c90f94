RANKS = "23456789TJQKA"
SUITS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}


class Card:
    def __init__(self, text):
        self.rank, self.suit = text[:-1].upper().replace("10", "T"), text[-1].lower()
        if self.rank not in RANKS or self.suit not in SUITS:
            raise ValueError(f"no such card: {text}")
        self.value = RANKS.index(self.rank) + 2

    def __repr__(self):
        return self.rank + SUITS[self.suit]


def parse_hand(text):
    cards = [Card(t) for t in text.replace(",", " ").split()]
    return sorted(cards, key=lambda c: c.value)


def describe(hand):
    counts = sorted((sum(c.value == v.value for c in hand) for v in hand), reverse=True)
    flush = len({c.suit for c in hand}) == 1
    straight = all(b.value - a.value == 1 for a, b in zip(hand, hand[1:]))
    match (counts[0], flush, straight):
        case (_, True, True):
            return "straight flush"
        case (4, _, _):
            return "four of a kind"
        case (3, _, _) if counts[-1] == 2:
            return "full house"
        case (3 | 2 as n, _, _):
            return "three of a kind" if n == 3 else "a pair or two"
        case (_, True, _):
            return "flush"
        case _:
            return "straight" if straight else "nothing"


def main():
    hands = ["10s,Js Qs Ks As", "2h 2d 9c 9d 9s", "4c 5d 6h 7s 8c", "Kh Kd 3c 7s 2d", "Ah 2c 3d 4s 5h"]
    for text in hands:
        hand = parse_hand(text)
        print(hand, describe(hand), sum(c.value for c in hand))
    parse_hand("1s")


if __name__ == "__main__":
    main()
