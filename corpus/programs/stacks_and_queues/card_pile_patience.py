SUITS = "♣♦♥♠"


def value(card):
    return "A23456789TJQK".index(card[0])


def colour(card):
    return "red" if card[1] in "♦♥" else "black"


def can_place(card, pile):
    if not pile:
        return card[0] == "K"
    top = pile[-1]
    return colour(card) != colour(top) and value(card) == value(top) - 1


def deal(deck, piles):
    leftover = []
    for card in deck:
        for pile in piles:
            if can_place(card, pile):
                pile.append(card)
                break
        else:
            leftover.append(card)
    return leftover


def main():
    deck = ["K♠", "Q♦", "5♣", "J♠", "K♥", "Q♠", "T♥", "J♥"]
    piles = [[], []]
    rest = deal(deck, piles)
    for i, pile in enumerate(piles):
        print(i, " ".join(pile))
    print("leftover:", rest)
    again = deal(rest[::-1], piles)
    print(len(again), "cards still do not fit")
    moved = piles[0][1:]
    del piles[0][1:]
    print(can_place(moved[0], piles[1]), moved)
    piles.append([])
    print(deal(["A♣", "K♦"], piles), piles[2])


main()
