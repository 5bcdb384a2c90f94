class Mass:
    def __init__(self, x, v=0.0, m=1.0):
        self.x, self.v, self.m = x, v, m
        self.force = 0.0


class Spring:
    def __init__(self, a, b, length, k):
        self.a, self.b, self.length, self.k = a, b, length, k

    def pull(self):
        stretch = self.b.x - self.a.x - self.length
        self.a.force += self.k * stretch
        self.b.force -= self.k * stretch

    @property
    def energy(self):
        return self.k * (self.b.x - self.a.x - self.length) ** 2 / 2


def step(masses, springs, dt):
    for m in masses:
        m.force = 0.0
    for s in springs:
        s.pull()
    for m in masses:
        m.v += m.force / m.m * dt
        m.x += m.v * dt


left, right = Mass(0.0), Mass(3.0, m=2.0)
spring = Spring(left, right, 2.0, 4.0)
for t in range(4):
    step([left, right], [spring], 0.25)
    print(f"{t} {left.x:7.4f} {right.x:7.4f} {spring.energy:7.4f}")
print(abs(left.v * left.m + right.v * right.m) < 1e-12)
