class Bird:
    def __init__(self, kind, rank, hunger):
        self.kind, self.rank, self.hunger = kind, rank, hunger

    def __gt__(self, other):
        return self.rank > other.rank

    def __repr__(self):
        return f"{self.kind}{self.hunger}"


class Feeder:
    def __init__(self, seeds, places=2):
        self.seeds, self.places = seeds, places
        self.sitting = []

    def land(self, bird):
        if len(self.sitting) < self.places:
            self.sitting.append(bird)
            return None
        weakest = self.sitting[0]
        for other in self.sitting[1:]:
            if weakest > other:
                weakest = other
        if bird > weakest:
            self.sitting[self.sitting.index(weakest)] = bird
            return weakest
        return bird

    def peck(self):
        for bird in self.sitting[:]:
            if self.seeds == 0:
                raise LookupError("the feeder is empty")
            self.seeds -= 1
            bird.hunger -= 1
            if bird.hunger == 0:
                self.sitting.remove(bird)


feeder = Feeder(seeds=6)
sky = [Bird("tit", 1, 2), Bird("crow", 9, 3), Bird("finch", 2, 2), Bird("jay", 5, 1)]
try:
    while sky or feeder.sitting:
        if sky:
            sent = feeder.land(sky.pop(0))
            if sent:
                sky.append(sent)
        feeder.peck()
        print(feeder.sitting, sky, feeder.seeds)
except LookupError as e:
    print(e, feeder.sitting, sky)
