class Role:
    def __init__(self, name):
        self.name = name
        self.actor = self.understudy = None


class Actor:
    def __init__(self, name):
        self.name = name
        self.ill = False
        self.evenings = 0


class Play:
    def __init__(self, title, **roles):
        self.title = title
        self.roles = {n: Role(n) for n in roles}
        for n, (actor, understudy) in roles.items():
            self.roles[n].actor, self.roles[n].understudy = actor, understudy

    def perform(self):
        cast = {}
        for role in self.roles.values():
            player = role.actor if not role.actor.ill else role.understudy
            if player is None or player.ill or player in cast.values():
                return f"{self.title} is cancelled: no {role.name}"
            cast[role.name] = player
        for player in cast.values():
            player.evenings += 1
        return " ".join(f"{r}={p.name}" for r, p in cast.items())


ann, bob, cid, dot = actors = [Actor(n) for n in ("Ann", "Bob", "Cid", "Dot")]
play = Play("Hamlet", hamlet=(ann, cid), ghost=(bob, cid), queen=(dot, None))
print(play.perform())
ann.ill = True
print(play.perform())
bob.ill = True
print(play.perform())
ann.ill = False
play.roles["ghost"].actor, bob.ill = cid, dot.ill
print(play.perform(), {a.name: a.evenings for a in actors})
dot.ill = True
print(play.perform())
