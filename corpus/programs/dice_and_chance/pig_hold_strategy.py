import random


class Pig:
    def __init__(self, name, hold_at):
        self.name = name
        self.hold_at = hold_at
        self.score = 0

    def turn(self, die, goal):
        pot = 0
        rolls = []
        while pot < self.hold_at and self.score + pot < goal:
            eyes = next(die)
            rolls.append(eyes)
            if eyes == 1:
                pot = 0
                break
            pot += eyes
        self.score += pot
        return rolls


def die(seed):
    rng = random.Random(seed)
    while True:
        yield rng.randrange(1, 7)


def play(players, seed, goal=40):
    d = die(seed)
    while True:
        for p in players:
            rolls = p.turn(d, goal)
            print(f"{p.name:8}{p.score:3}  {rolls}")
            if p.score >= goal:
                return p


winner = play([Pig("careful", 8), Pig("bold", 18)], seed=41)
print(winner.name, "wins")
