from dataclasses import dataclass


@dataclass
class Flashcard:
    question: str
    answer: str
    box: int = 1

    def review(self, reply: str) -> bool:
        right = reply.strip().lower() == self.answer.lower()
        self.box = min(self.box + 1, 5) if right else 1
        return right


class Trainer:
    intervals = {1: 1, 2: 2, 3: 4}

    def __init__(self, cards):
        self.cards = cards
        self.day = 0

    def due(self):
        return [c for c in self.cards if self.day % self.intervals[c.box] == 0]

    def session(self, replies):
        self.day += 1
        done = 0
        for card in self.due():
            if card.review(replies.get(card.question, "")):
                done += 1
        return done


cards = [
    Flashcard("Hund", "dog"),
    Flashcard("Straße", "street"),
    Flashcard("grün", "green", box=2),
]
trainer = Trainer(cards)
answers = {"Hund": "Dog ", "Straße": "road", "grün": "green"}
for _ in range(8):
    n = trainer.session(answers)
    print("day", trainer.day, "right:", n, [c.box for c in cards])
