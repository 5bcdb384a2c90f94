class Card:
    def __init__(self, front, back):
        self.front, self.back = front, back
        self.box = 1

    def answer(self, given):
        if given.strip().casefold() == self.back.casefold():
            self.box = min(self.box + 1, 4)
            return True
        self.box = 1
        return False


def study(cards, answers, box):
    hits = 0
    for card in cards:
        if card.box != box:
            continue
        hits += card.answer(answers.get(card.front, ""))
    return hits


def boxes(cards):
    shelf = {}
    for card in cards:
        shelf.setdefault(card.box, []).append(card.front)
    return shelf


def main():
    cards = [Card("Haus", "house"), Card("Schlüssel", "key"), Card("Brücke", "bridge"), Card("Vogel", "bird")]
    answers = {"Haus": "House ", "Brücke": "brige", "Vogel": "bird"}
    for box in (1, 1, 2, 3):
        hits = study(cards, answers, box)
        print("box", box, "hits", hits, boxes(cards))
    answers["Brücke"] = "bridge"
    study(cards, answers, 1)
    hardest = min(cards, key=lambda c: c.box)
    print(hardest.front, [c.box for c in cards])
    print(all(c.box > 1 for c in cards))


if __name__ == "__main__":
    main()
