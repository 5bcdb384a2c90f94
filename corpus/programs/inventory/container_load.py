# -*- coding: utf-8 -*-
# old script from the harbour office

class Container:
    max_weight = 24000

    def __init__(self, number):
        self.number = number
        self.loads = []

    def weight(self):
        w = 0
        for name, pieces, each in self.loads:
            w = w + pieces * each
        return w

    def add(self, name, pieces, each):
        room = self.max_weight - self.weight()
        if pieces * each <= room:
            self.loads.append((name, pieces, each))
            return 0
        fit = room // each
        if fit:
            self.loads.append((name, fit, each))
        return pieces - fit


goods = [("steel coil", 6, 3100), ("cable drum", 14, 850), ("crate", 40, 120)]
containers = [Container("MSK-1")]
for name, pieces, each in goods:
    left = containers[-1].add(name, pieces, each)
    while left > 0:
        print("%s: %d left, next container" % (name, left))
        containers.append(Container("MSK-%d" % (len(containers) + 1)))
        left = containers[-1].add(name, left, each)

for c in containers:
    print("%s %5d kg %s" % (c.number, c.weight(), [(n, p) for n, p, _ in c.loads]))
print("total %d" % sum([c.weight() for c in containers]))
