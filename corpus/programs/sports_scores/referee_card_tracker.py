from collections import defaultdict
from enum import Enum


class Card(Enum):
    YELLOW = 1
    RED = 2


class SentOff(Exception):
    pass


class Referee:
    def __init__(self):
        self.book = defaultdict(list)

    def show(self, player, card=Card.YELLOW, *, minute):
        if Card.RED in [c for c, _ in self.book[player]]:
            raise SentOff(f"{player} has left the pitch ({minute}')")
        self.book[player].append((card, minute))
        yellows = sum(c is Card.YELLOW for c, _ in self.book[player])
        if yellows == 2:
            self.book[player].append((Card.RED, minute))
        return self.book[player][-1][0]

    def report(self):
        for player, cards in self.book.items():
            yield f"{player}: " + ", ".join(f"{c.name.lower()} {m}'" for c, m in cards)


if __name__ == "__main__":
    ref = Referee()
    print(ref.show("Ramos", minute=12))
    print(ref.show("Pepe", Card.RED, minute=30).name)
    print(ref.show("Ramos", minute=51))
    for who in ("Ramos", "Pepe", "Xavi"):
        try:
            print(who, ref.show(who, minute=88).name)
        except SentOff as e:
            print("!", e)
    print(*ref.report(), sep="\n")
    print("Iker" in ref.book, len(ref.book), ref.book["Iker"], "Iker" in ref.book)
