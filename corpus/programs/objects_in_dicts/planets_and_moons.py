class Body:
    def __init__(self, name, mass, parent=None):
        self.name = name
        self.mass = mass
        self.parent = parent
        self.moons = {}
        if parent is not None:
            parent.moons[name] = self

    def total(self):
        return self.mass + sum(m.total() for m in self.moons.values())

    def path(self):
        return self.name if self.parent is None else self.parent.path() + "/" + self.name


sun = Body("sun", 1000)
earth = Body("earth", 10, sun)
moon = Body("moon", 1, earth)
mars = Body("mars", 7, sun)
for n in ("phobos", "deimos"):
    Body(n, 0.5, mars)

print(moon.path(), sun.total())
print(sun.moons["mars"].moons["phobos"].path())
# deimos is caught by earth
caught = mars.moons.pop("deimos")
earth.moons[caught.name] = caught
print(caught.path(), "(still the old parent!)")
caught.parent = earth
print(caught.path(), earth.total(), mars.total())
