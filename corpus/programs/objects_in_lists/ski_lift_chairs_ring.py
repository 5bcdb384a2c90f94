class Chair:
    def __init__(self, number, seats=2):
        self.number = number
        self.riders = []
        self.seats = seats


class Skier:
    def __init__(self, name):
        self.name = name
        self.runs = 0


class Lift:
    def __init__(self, chairs):
        self.ring = [Chair(i) for i in range(chairs)]
        self.queue = []

    def step(self):
        bottom, top = self.ring[0], self.ring[len(self.ring) // 2]
        while self.queue and len(bottom.riders) < bottom.seats:
            bottom.riders.append(self.queue.pop(0))
        arrived, top.riders = top.riders, []
        for skier in arrived:
            skier.runs += 1
            self.queue.append(skier)
        self.ring.insert(0, self.ring.pop())
        return [s.name for s in arrived]


lift = Lift(4)
skiers = [Skier(n) for n in ("Ann", "Bob", "Cy")]
lift.queue += skiers
for t in range(6):
    print(t, lift.step(), [len(c.riders) for c in lift.ring], [s.name for s in lift.queue])
print({s.name: s.runs for s in skiers}, [c.number for c in lift.ring])
