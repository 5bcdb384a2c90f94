class Ghost:
    speed = 2

    def __init__(self, name):
        self.name = name
        self.x = 10

    def target(self, player):
        return player

    def move(self, player):
        goal = self.target(player)
        step = min(self.speed, abs(goal - self.x))
        self.x += step if goal > self.x else -step
        return self.x


class Ambusher(Ghost):
    def target(self, player):
        return super().target(player) + 4


class Shy(Ghost):
    speed = 3

    def target(self, player):
        if abs(player - self.x) < 5:
            return 20
        return super().target(player)


class Slow(Shy):
    def move(self, player):
        self.turn = not getattr(self, "turn", False)
        return super().move(player) if self.turn else self.x


ghosts = [Ghost("red"), Ambusher("pink"), Shy("blue"), Slow("grey")]
player = 0
for t in range(4):
    player += 2
    print(t, player, [g.move(player) for g in ghosts])
print([g.name for g in ghosts if g.x == player], sorted(vars(ghosts[-1])))
