class Place:
    def __init__(self, name, food=0):
        self.name, self.food, self.scent = name, food, 0
        self.near = []


class Ant:
    def __init__(self, nest):
        self.at = nest
        self.trail = []
        self.carries = 0

    def step(self):
        if self.carries:
            self.at.scent += 1
            self.at = self.trail.pop()
            if not self.trail:
                self.at.food += 1
                self.carries = 0
            return
        if self.at.food and self.trail:
            self.at.food -= 1
            self.carries = 1
            return
        options = [p for p in self.at.near if p not in self.trail]
        if not options:
            self.at = self.trail.pop() if self.trail else self.at
            return
        self.trail.append(self.at)
        self.at = max(options, key=lambda p: (p.scent, p.name))


nest, a, b, c = Place("nest"), Place("a"), Place("b"), Place("c", food=2)
nest.near, a.near, b.near = [a, b], [c, nest], [nest]
ants = [Ant(nest)]
for t in range(9):
    for ant in ants:
        ant.step()
    print(t, [(ant.at.name, ant.carries) for ant in ants], nest.food, c.food)
    if t == 5:
        ants.append(Ant(nest))
print([p.scent for p in (nest, a, b, c)])
