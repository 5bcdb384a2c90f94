class Species:
    def __init__(self, name, count, growth, eats=None):
        self.name, self.count, self.growth = name, count, growth
        self.eats = eats
        self.history = [count]

    def season(self):
        if self.eats is None:
            self.count = int(self.count * self.growth)
        else:
            meals = min(self.eats.count // 2, self.count)
            self.eats.count -= meals
            starving = self.count - meals
            self.count = meals + int(meals * self.growth) - starving // 4
        self.history.append(max(0, self.count))


grass = Species("grass", 60, 1.5)
hare = Species("hare", 10, 0.6, eats=grass)
fox = Species("fox", 2, 0.5, eats=hare)
everyone = [grass, hare, fox]
for year in range(5):
    for s in everyone:
        s.season()
for s in everyone:
    print(f"{s.name:6}", *(f"{n:>4}" for n in s.history))
falling = [s.name for s in everyone if s.history[-1] < s.history[-2]]
print(falling, max(everyone, key=lambda s: max(s.history)).name)
