from collections import deque


class System:
    def __init__(self):
        self.mail = deque()
        self.actors = {}
        self.delivered = 0

    def send(self, to, *message):
        self.mail.append((to, message))

    def run(self, most=20):
        while self.mail and self.delivered < most:
            to, message = self.mail.popleft()
            self.delivered += 1
            actor = self.actors.get(to)
            if actor is None:
                print("dead letter for", to, message)
                continue
            kind, *rest = message
            getattr(actor, "on_" + kind)(*rest)


class Actor:
    def __init__(self, system, name):
        self.system, self.name = system, name
        system.actors[name] = self


class Player(Actor):
    def on_ball(self, sender, strength):
        if strength == 0:
            print(self.name, "misses")
            self.system.send("judge", "point", sender)
        else:
            print(self.name, "hits", strength)
            self.system.send(sender, "ball", self.name, strength - 1)


class Judge(Actor):
    def __init__(self, *args):
        super().__init__(*args)
        self.points = {}

    def on_point(self, name):
        self.points[name] = self.points.get(name, 0) + 1
        if self.points[name] < 2:
            self.system.send(name, "ball", "wall", 1)


s = System()
ping, pong, judge = Player(s, "ping"), Player(s, "pong"), Judge(s, "judge")
s.send("ping", "ball", "pong", 2)
s.run()
print(judge.points, s.delivered)
