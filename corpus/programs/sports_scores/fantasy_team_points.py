RULES = {
    "goal": {"keeper": 10, "defender": 6, "midfielder": 5, "striker": 4},
    "assist": 3,
    "clean sheet": {"keeper": 4, "defender": 4, "midfielder": 1},
    "yellow": -1,
}


def value(event, role):
    rule = RULES[event]
    if isinstance(rule, dict):
        return rule.get(role, 0)
    return rule


class Team:
    def __init__(self, owner, players, captain):
        self.owner = owner
        self.players = dict(players)
        self.captain = captain

    def points(self, events):
        total = 0
        for who, event in events:
            if who in self.players:
                p = value(event, self.players[who])
                total += p * 2 if who == self.captain else p
        return total


events = [
    ("Neuer", "clean sheet"), ("Davies", "assist"), ("Kane", "goal"), ("Kane", "goal"),
    ("Davies", "clean sheet"), ("Musiala", "goal"), ("Kane", "yellow"), ("Musiala", "clean sheet"),
]
teams = [
    Team("Vera", {"Neuer": "keeper", "Kane": "striker"}, captain="Kane"),
    Team("Wolf", [("Davies", "defender"), ("Musiala", "midfielder")], captain="Davies"),
    Team("Xeno", {"Kane": "midfielder"}, captain=None),
]
for t in sorted(teams, key=lambda t: t.points(events), reverse=True):
    print(f"{t.owner}: {t.points(events)} with {', '.join(t.players)}")
valuable = {}
for who, event in events:
    valuable[who] = valuable.get(who, 0) + 1
print(max(valuable, key=valuable.get), valuable)
