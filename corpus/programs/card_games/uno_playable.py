class Card:
    def __init__(self, color, face):
        self.color = color
        self.face = face

    def matches(self, other):
        return self.color == "wild" or self.color == other.color or self.face == other.face

    def __str__(self):
        return f"{self.color}-{self.face}"


class Player:
    def __init__(self, name, cards):
        self.name = name
        self.cards = cards

    def choose(self, top):
        fitting = [c for c in self.cards if c.matches(top)]
        if not fitting:
            return None
        fitting.sort(key=lambda c: c.color == "wild")
        return fitting[0]


def make(text):
    return [Card(*part.split("-")) for part in text.split()]


def main():
    pile = make("red-5")
    stock = make("green-2 yellow-7 blue-5")
    players = [
        Player("Pia", make("red-9 blue-1 wild-4")),
        Player("Quentin", make("blue-9 green-skip")),
    ]
    direction, i = 1, 0
    for turn in range(7):
        p = players[i]
        card = p.choose(pile[-1])
        if card is None:
            drawn = stock.pop()
            p.cards.append(drawn)
            print(p.name, "draws", drawn)
        else:
            p.cards.remove(card)
            pile.append(card)
            print(p.name, "plays", card, "left", len(p.cards))
            if not p.cards:
                print(p.name, "is out!")
                break
        i = (i + direction) % len(players)
    print("pile:", " ".join(map(str, pile)))


main()
