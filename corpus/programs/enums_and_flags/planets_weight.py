from enum import Enum


class Planet(Enum):
    MERCURY = (3.303e23, 2.4397e6)
    EARTH = (5.976e24, 6.37814e6)
    MARS = (6.421e23, 3.3972e6)
    JUPITER = (1.9e27, 7.1492e7)

    def __init__(self, mass, radius):
        self.mass = mass
        self.radius = radius

    @property
    def gravity(self):
        return 6.67430e-11 * self.mass / self.radius ** 2


kilos = 70
for p in Planet:
    weight = kilos * p.gravity / Planet.EARTH.gravity
    print(f"{p.name.title():<8}{p.gravity:6.2f} m/s²  {weight:6.1f} kg")

lightest, *_, heaviest = sorted(Planet, key=lambda p: p.gravity)
print(lightest, heaviest.name)
print("radius ratio %.1f" % (heaviest.radius / lightest.radius))
print([p.name for p in Planet if p.mass > Planet.MARS.mass])
print(Planet((6.421e23, 3.3972e6)).name)
