class Particle:
    number = 0

    def __init__(self, x, v):
        Particle.number += 1
        self.id = Particle.number
        self.x, self.v = x, v

    def move(self, dt, walls):
        self.x += self.v * dt
        lo, hi = walls
        if self.x < lo:
            self.x, self.v = 2 * lo - self.x, -self.v
        elif self.x > hi:
            self.x, self.v = 2 * hi - self.x, -self.v

    def energy(self):
        return self.v ** 2 / 2


box = (0, 10)
gas = [Particle(1, 2), Particle(9, 3), Particle(5, -4)]
for t in range(3):
    for p in gas:
        p.move(1, box)
    print(t, [(p.id, p.x, p.v) for p in sorted(gas, key=lambda p: p.x)])
print(sum(p.energy() for p in gas), sum(p.v for p in gas))
fast = [p for p in gas if abs(p.v) > 2]
for p in fast:
    p.v //= 2
print([p.v for p in gas], Particle.number)
