class Dice:
    """A dice with numbers that come in an order."""

    def __init__(self, seed):
        self.state = seed

    def roll(self):
        self.state = (self.state * 75 + 74) % 65537
        return self.state % 6 + 1


class Player:
    def __init__(self, name):
        self.name = name
        self.score = 0
        self.turns = 0

    def play(self, dice):
        points = 0
        while points < 8:
            value = dice.roll()
            if value == 1:
                points = 0
                break
            points += value
        self.turns += 1
        self.score += points
        return points


def winner(players):
    best = None
    for player in players:
        if best is None or player.score > best.score:
            best = player
    return best.name


def main():
    dice = Dice(42)
    players = [Player("Mia"), Player("Tom")]
    for turn in range(2):
        for player in players:
            points = player.play(dice)
            print(turn, player.name, points)
    print(winner(players))


main()
