class Card:
    cost = 0
    coins = 0
    points = 0

    def play(self, turn):
        turn["coins"] += self.coins

    def __repr__(self):
        return self.__class__.__name__


class Copper(Card):
    coins = 1


class Silver(Card):
    cost = 3
    coins = 2


class Village(Card):
    cost = 3

    def play(self, turn):
        super().play(turn)
        turn["actions"] += 2


class Province(Card):
    cost = 8
    points = 6


class Deck:
    def __init__(self, cards):
        self.cards = list(cards)
        self.used = []

    def draw(self, n=5):
        hand = []
        while len(hand) < n:
            if not self.cards:
                self.cards, self.used = self.used, []
                if not self.cards:
                    break
            hand.append(self.cards.pop(0))
        return hand


def take_turn(deck):
    turn = {"coins": 0, "actions": 1}
    hand = deck.draw()
    for card in hand:
        card.play(turn)
    affordable = [c for c in (Province, Silver) if c.cost <= turn["coins"]]
    bought = affordable[0]() if affordable else None
    deck.used += hand
    if bought:
        deck.used.append(bought)
    return turn, bought


def main():
    deck = Deck([Copper(), Copper(), Village(), Copper(), Copper(), Copper(), Silver()])
    for number in range(1, 6):
        turn, bought = take_turn(deck)
        print(number, turn, "buys", bought)
    everything = deck.cards + deck.used
    print(len(everything), sum(c.points for c in everything))


main()
