class Baton:
    def __init__(self):
        self.holder = None
        self.passes = 0

    def to(self, runner):
        self.holder = runner
        self.passes += 1


class Runner:
    def __init__(self, name, pace):
        self.name, self.pace = name, pace
        self.done = 0

    def run(self, seconds):
        self.done += self.pace * seconds
        return self.done >= 100


class Relay:
    def __init__(self, *runners):
        self.waiting = list(runners)
        self.baton = Baton()
        self.baton.to(self.waiting.pop(0))
        self.time = 0

    def tick(self):
        self.time += 1
        runner = self.baton.holder
        if runner.run(1):
            if not self.waiting:
                return True
            extra = runner.done - 100
            self.baton.to(self.waiting.pop(0))
            self.baton.holder.done = extra
        return False


teams = {"red": Relay(Runner("a", 40), Runner("b", 30)), "blue": Relay(Runner("c", 35), Runner("d", 50))}
winners = []
while not winners:
    for name, team in teams.items():
        if team.tick():
            winners.append(name)
    print({n: (t.baton.holder.name, t.baton.holder.done) for n, t in teams.items()})
print(winners, teams["red"].baton.passes, teams["blue"].time)
