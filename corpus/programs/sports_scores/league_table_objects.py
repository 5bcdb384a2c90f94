class Team:
    def __init__(self, name):
        self.name = name
        self.scored = self.conceded = self.points = 0
        self.opponents = []

    def result(self, other, mine, theirs):
        self.scored += mine
        self.conceded += theirs
        self.opponents.append(other)
        self.points += 3 if mine > theirs else mine == theirs

    @property
    def difference(self):
        return self.scored - self.conceded


class League(dict):
    def __missing__(self, name):
        team = self[name] = Team(name)
        return team

    def game(self, text):
        names, score = text.rsplit(" ", 1)
        home, away = (self[n] for n in names.split("-"))
        h, a = map(int, score.split(":"))
        home.result(away, h, a)
        away.result(home, a, h)

    def table(self):
        return sorted(self.values(), key=lambda t: (-t.points, -t.difference, t.name))


league = League()
for game in ("Ajax-Borg 2:1", "Corso-Ajax 0:0", "Borg-Corso 3:1"):
    league.game(game)
for place, t in enumerate(league.table(), 1):
    print(f"{place}. {t.name:<6}{t.points} {t.scored}:{t.conceded} {t.difference:+}")
strength = {t.name: sum(o.points for o in t.opponents) for t in league.values()}
print(strength, "Dynamo" in league, league["Dynamo"].points, len(league))
