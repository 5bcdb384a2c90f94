from enum import Enum


class Phase(Enum):
    DRAW = 0
    PLAY = 1
    FIGHT = 2
    END = 3


class Game:
    def __init__(self, players):
        self.players = players
        self.turn = 0
        self.phase = Phase.DRAW
        self.log = []

    @property
    def player(self):
        return self.players[self.turn % len(self.players)]

    def advance(self, skip=()):
        while True:
            if self.phase is Phase.END:
                self.turn += 1
            self.phase = Phase((self.phase.value + 1) % len(Phase))
            if self.phase not in skip:
                break
        self.log.append((self.player, self.phase.name))
        return self.phase


game = Game(["Max", "Eli"])
while game.turn < 2:
    game.advance(skip={Phase.FIGHT} if game.player == "Max" else set())
for who, phase in game.log:
    print(who, phase)
print(game.phase, game.phase == Phase.DRAW, game.player)
