class Fish:
    def __init__(self, kind, size, tank):
        self.kind, self.size, self.tank = kind, size, tank
        self.hunger = 0
        tank.fish.append(self)

    def eats(self, other):
        return other is not self and other.kind != self.kind and other.size * 2 <= self.size

    def day(self):
        self.hunger += 1
        if self.tank.flakes:
            self.tank.flakes -= 1
            self.hunger = 0
        elif self.hunger > 1:
            prey = next((f for f in self.tank.fish if self.eats(f)), None)
            if prey:
                self.tank.fish.remove(prey)
                prey.tank = None
                self.hunger = 0
                return f"{self.kind} ate {prey.kind}"
        return None


class Tank:
    def __init__(self, flakes):
        self.flakes, self.fish = flakes, []

    def day(self):
        news = []
        for f in sorted(self.fish, key=lambda f: -f.size):
            if f.tank is self and (event := f.day()):
                news.append(event)
        return news


tank = Tank(flakes=4)
for kind, size in (("guppy", 2), ("pike", 9), ("guppy", 3), ("perch", 5)):
    Fish(kind, size, tank)
lost = tank.fish[0]
for n in range(1, 5):
    print(n, tank.day(), [(f.kind, f.hunger) for f in tank.fish], tank.flakes)
print(lost.tank, len(tank.fish))
