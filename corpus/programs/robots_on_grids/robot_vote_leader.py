class Node:
    def __init__(self, number, battery):
        self.number = number
        self.battery = battery
        self.neighbours = []
        self.best = self

    def link(self, *others):
        for o in others:
            self.neighbours.append(o)
            o.neighbours.append(self)
        return self

    @property
    def rank(self):
        return self.battery, self.number

    def exchange(self):
        best = max((n.best for n in self.neighbours + [self]), key=lambda b: b.rank)
        changed = best is not self.best
        self.best = best
        return changed


def elect(nodes):
    rounds = 0
    while any([n.exchange() for n in nodes]):
        rounds += 1
        print(rounds, [n.best.number for n in nodes])
    return rounds


a, b, c, d, e = nodes = [Node(i, charge) for i, charge in enumerate([40, 90, 15, 90, 60])]
a.link(b)
b.link(c)
c.link(d)
rounds = elect(nodes)
leaders = {n.best.number for n in nodes}
print("leaders", leaders, "after", rounds)
e.link(a)
elect(nodes)
print({n.best.number for n in nodes} == {d.number})
