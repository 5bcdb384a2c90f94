class Cashier:
    def __init__(self, speed):
        self.speed = speed
        self.line = []
        self.progress = 0
        self.served = []

    def items(self):
        return sum(c.items for c in self.line) - self.progress

    def tick(self):
        if not self.line:
            return
        self.progress += self.speed
        if self.progress >= self.line[0].items:
            self.progress = 0
            self.served.append(self.line.pop(0))


class Customer:
    def __init__(self, name, items):
        self.name, self.items = name, items

    def choose(self, cashiers):
        best = min(cashiers, key=lambda c: (len(c.line), c.items()))
        best.line.append(self)
        return cashiers.index(best)


cashiers = [Cashier(4), Cashier(2)]
arrivals = {0: ("Ann", 10), 1: ("Bob", 3), 2: ("Cy", 6), 4: ("Dot", 1)}
for minute in range(7):
    if minute in arrivals:
        c = Customer(*arrivals[minute])
        print(minute, c.name, "goes to", c.choose(cashiers))
    for c in cashiers:
        c.tick()
print([[p.name for p in c.served] for c in cashiers], [len(c.line) for c in cashiers])
