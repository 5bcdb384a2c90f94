class Fighter:
    def __init__(self, name, hp, power):
        self.name, self.hp, self.power = name, hp, power
        self.target = None

    @property
    def alive(self):
        return self.hp > 0

    def choose(self, enemies):
        if self.target is None or not self.target.alive:
            living = [e for e in enemies if e.alive]
            self.target = min(living, key=lambda e: e.hp, default=None)

    def strike(self):
        if self.target and self.alive:
            self.target.hp -= self.power
            print(f"{self.name} hits {self.target.name} ({self.target.hp})")


heroes = [Fighter("Knight", 12, 4), Fighter("Archer", 7, 3)]
orcs = [Fighter("Orc", 8, 3), Fighter("Goblin", 4, 2)]
round_no = 0
while any(h.alive for h in heroes) and any(o.alive for o in orcs):
    round_no += 1
    for side, foes in ((heroes, orcs), (orcs, heroes)):
        for f in side:
            f.choose(foes)
            f.strike()
print("after", round_no, "rounds:", [f.name for f in heroes + orcs if f.alive])
