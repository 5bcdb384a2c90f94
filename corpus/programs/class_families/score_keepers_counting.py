class Game:
    def __init__(self, *players):
        self.scores = {p: [] for p in players}

    def add(self, player, points):
        self.scores[player].append(points)

    def total(self, player):
        return sum(self.scores[player])

    def winner(self):
        return max(self.scores, key=self.total)


class Golf(Game):
    def winner(self):
        return min(self.scores, key=self.total)


class Darts(Game):
    start = 301

    def total(self, player):
        left = self.start
        for p in self.scores[player]:
            if left - p >= 0:
                left -= p
        return self.start - left


class ShortDarts(Darts):
    start = 50


def fill(game, text):
    for part in text.split():
        player, points = part.split(":")
        game.add(player, int(points))
    return game


def main():
    text = "ann:20 bo:60 ann:40 bo:5 ann:3"
    games = [cls("ann", "bo") for cls in (Game, Golf, Darts, ShortDarts)]
    for g in games:
        fill(g, text)
        print(f"{type(g).__name__:<11}{g.total('ann'):>4}{g.total('bo'):>4} {g.winner()}")
    print(games[0].scores == games[3].scores)
    fill(games[0], "cy:9")


main()
