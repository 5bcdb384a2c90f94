import random


class Dice:
    def __init__(self, seed):
        self.random = random.Random(seed)

    def roll(self):
        return self.random.randint(1, 6)


class Player:
    def __init__(self, name, stop):
        self.name = name
        self.stop = stop
        self.score = 0

    def turn(self, dice):
        total = 0
        while total < self.stop:
            value = dice.roll()
            if value == 1:
                return 0
            total += value
        self.score += total
        return total


dice = Dice(3)
players = [Player("careful", 6), Player("brave", 15)]
for round_number in range(1, 4):
    for player in players:
        gained = player.turn(dice)
        print(round_number, player.name, "+" + str(gained), "=", player.score)
best = max(players, key=lambda p: p.score)
print(best.name if players[0].score != players[1].score else "nobody", "wins")
