class Round:
    def __init__(self, players):
        self.scores = dict.fromkeys(players, 0)
        self.locked = set()
        self.phase = "question"

    def buzz(self, player, answer, right):
        if self.phase != "question" or player in self.locked:
            return False
        if answer.strip().lower() == right.lower():
            self.scores[player] += 10
            self.phase = "answered"
            return True
        self.scores[player] -= 5
        self.locked.add(player)
        if len(self.locked) == len(self.scores):
            self.phase = "nobody"
        return False

    def next_question(self):
        self.phase = "question"
        self.locked.clear()


questions = [
    ("Capital of Norway?", "Oslo", [("Ann", "Bergen"), ("Raj", " oslo"), ("Zoë", "Oslo")]),
    ("7 * 8?", "56", [("Zoë", "54"), ("Zoë", "56"), ("Raj", "63"), ("Ann", "65")]),
    ("Colour of ripe bananas?", "yellow", [("Ann", "YELLOW")]),
]
game = Round(["Ann", "Raj", "Zoë"])
for q, right, buzzes in questions:
    for who, what in buzzes:
        game.buzz(who, what, right)
    print(q, "->", game.phase, game.scores)
    game.next_question()
ranking = sorted(game.scores.items(), key=lambda kv: (-kv[1], kv[0]))
for place, (who, points) in enumerate(ranking, start=1):
    print(f"{place}. {who:<4}{points:+d}")
