POINTS = ["0", "15", "30", "40"]


class Game:
    def __init__(self, server, receiver):
        self.names = server, receiver
        self.won = [0, 0]

    def point(self, who):
        self.won[self.names.index(who)] += 1

    @property
    def winner(self):
        a, b = self.won
        if max(a, b) >= 4 and abs(a - b) >= 2:
            return self.names[0 if a > b else 1]

    def __str__(self):
        a, b = self.won
        if self.winner:
            return f"game {self.winner}"
        if a >= 3 and b >= 3:
            if a == b:
                return "deuce"
            return "advantage " + self.names[a < b]
        return f"{POINTS[a]}-{POINTS[b]}"


game = Game("Ons", "Iga")
for who in ["Ons", "Iga", "Iga", "Ons", "Iga", "Ons", "Ons", "Iga", "Iga", "Iga"]:
    game.point(who)
    print(f"{who:4}", game)
    if game.winner:
        break
love = Game("A", "B")
for _ in range(4):
    love.point("B")
print(love, love.won)
try:
    love.point("C")
except ValueError:
    print("C does not play")
