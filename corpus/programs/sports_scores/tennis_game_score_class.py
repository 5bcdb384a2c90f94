class Player:
    def __init__(self, name):
        self.name = name
        self.points = self.games = 0


class Game:
    CALLS = ("love", "15", "30", "40")

    def __init__(self, server, receiver):
        self.server, self.receiver = server, receiver
        server.points = receiver.points = 0

    def point(self, player):
        player.points += 1
        other = self.receiver if player is self.server else self.server
        if player.points >= 4 and player.points - other.points >= 2:
            player.games += 1
            return player
        return None

    @property
    def score(self):
        a, b = self.server.points, self.receiver.points
        if a >= 3 and b >= 3:
            if a == b:
                return "deuce"
            leader = self.server if a > b else self.receiver
            return f"advantage {leader.name}"
        return f"{self.CALLS[a]}-{self.CALLS[b]}"


ann, bob = Player("Ann"), Player("Bob")
game = Game(ann, bob)
for c in "ABBABABAA":
    winner = game.point(ann if c == "A" else bob)
    if winner:
        print("game", winner.name)
        break
    print(game.score)
game = Game(bob, ann)
for _ in range(4):
    last = game.point(bob)
print(last.name, ann.games, bob.games, ann.points)
