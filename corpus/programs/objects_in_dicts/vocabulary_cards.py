class Card:
    def __init__(self, front, back):
        self.front = front
        self.back = back
        self.box = 1

    def answer(self, text):
        right = text.strip().lower() == self.back.lower()
        self.box = self.box + 1 if right else 1
        return right


deck = {c.front: c for c in (Card("Hund", "dog"), Card("Katze", "cat"), Card("Baum", "tree"))}
answers = [
    ("Hund", "dog"), ("Katze", "cow"), ("Baum", "Tree "),
    ("Hund", "dog"), ("Katze", "cat"), ("Baum", "three"),
    ("Vogel", "bird"),
]
wrong = 0
for front, text in answers:
    card = deck.get(front)
    if card is None:
        print("no card", repr(front))
        continue
    if not card.answer(text):
        wrong += 1
        print(f"{front}: {text!r} should be {card.back!r}")
boxes = {}
for card in deck.values():
    boxes.setdefault(card.box, []).append(card.front)
print(wrong, boxes)
print("learn next:", min(deck.values(), key=lambda c: (c.box, c.front)).front)
