class Player:
    def __init__(self, name, goals=0):
        self.name = name
        self.goals = goals

    def score(self):
        self.goals += 1


class Team:
    def __init__(self, players, captain=None):
        self.players = players
        self.captain = captain or players[0]

    def best(self):
        top = self.captain
        for p in self.players:
            if p.goals > top.goals:
                top = p
        return top

    def promote(self):
        new = self.best()
        changed = new is not self.captain
        self.captain = new
        return changed


mia, lena, zoe = (Player(n) for n in ("Mia", "Lena", "Zoe"))
squad = [mia, lena, zoe]
first = Team(squad)
second = Team(squad[1:], captain=zoe)
for scorer in [lena, zoe, lena, mia]:
    scorer.score()
print(first.promote(), first.captain.name)
print(second.promote(), second.captain.name)
second.players.append(Player("Kim", 5))
print(second.best().name, first.best().name, len(squad))
first.players.append(Player("Ida", 9))
print(len(squad), first.best().name, second.best().name)
