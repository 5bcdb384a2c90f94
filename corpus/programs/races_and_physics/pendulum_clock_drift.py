from math import pi, sqrt

class Pendulum:
    def __init__(self, length, g=9.81):
        self.length = length
        self.g = g
    def getLength(self):
        return self.length
    def setLength(self, length):
        if length <= 0:
            raise ValueError("length must be positive, got %r" % length)
        self.length = length
    def getPeriod(self):
        return 2 * pi * sqrt(self.length / self.g)

class Clock:
    def __init__(self, pendulum):
        self.pendulum = pendulum
    def driftPerDay(self):
        return 86400 * (2.0 / self.pendulum.getPeriod() - 1)
    def warm(self, degrees, expansion=1.2e-5):
        p = self.pendulum
        p.setLength(p.getLength() * (1 + expansion * degrees))

p = Pendulum(0.99396)
clock = Clock(p)
print("period %.5f s, drift %+.2f s/day" % (p.getPeriod(), clock.driftPerDay()))
clock.warm(10)
print("warm:   %+.2f s/day" % clock.driftPerDay())
clock.warm(-10)
print("again:  %+.2f s/day" % clock.driftPerDay(), p.getLength() == 0.99396)
moon = Clock(Pendulum(p.getLength(), g=1.62))
print("on the moon: %+.0f s/day" % moon.driftPerDay())
turns = 0
while clock.driftPerDay() > 0.05 or clock.driftPerDay() < -0.05:
    p.setLength(p.getLength() + (1e-6 if clock.driftPerDay() > 0 else -1e-6))
    turns += 1
    if turns > 30:
        break
print("turns", turns, "length %.6f" % p.getLength())
try:
    p.setLength(-1)
except ValueError as e:
    print(e)
