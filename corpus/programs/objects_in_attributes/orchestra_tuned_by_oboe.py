class Instrument:
    def __init__(self, name, hz):
        self.name, self.hz = name, hz

    def tune(self, reference, step=1.0):
        moves = 0
        while abs(self.hz - reference.hz) >= step:
            self.hz += step if self.hz < reference.hz else -step
            moves += 1
        return moves


class Section:
    def __init__(self, leader, *others):
        self.leader = leader
        self.others = others

    def tune(self, reference):
        total = self.leader.tune(reference)
        for player in self.others:
            total += player.tune(self.leader)
        return total


oboe = Instrument("oboe", 442.0)
violin = Instrument("violin", 440.0)
cello = Instrument("cello", 444.5)
strings = Section(violin, cello, Instrument("viola", 441.5))
print(strings.tune(oboe), [i.hz for i in (violin, *strings.others)])
oboe.hz -= 3
print(strings.tune(oboe), violin.hz, cello.hz)
swapped = Section(cello, violin)
print(swapped.tune(oboe), violin.hz - oboe.hz, strings.leader is violin)
