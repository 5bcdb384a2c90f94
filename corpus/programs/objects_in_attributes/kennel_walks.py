class Dog:
    def __init__(self, name, energy):
        self.name = name
        self.energy = energy
        self.walker = None


class Walker:
    def __init__(self, name):
        self.name = name
        self.dogs = []
        self.km = 0

    def take(self, dog):
        if dog.walker is not None:
            dog.walker.dogs.remove(dog)
        dog.walker = self
        self.dogs.append(dog)

    def walk(self, km):
        self.km += km
        for dog in self.dogs:
            dog.energy -= km * 2


ann = Walker("Ann")
bo = Walker("Bo")
rex = Dog("Rex", 10)
fifi = Dog("Fifi", 6)
ann.take(rex)
ann.take(fifi)
ann.walk(2)
bo.take(rex)
ann.walk(1)
bo.walk(3)
for dog in (rex, fifi):
    print(dog.name, dog.energy, "with", dog.walker.name)
print([d.name for d in ann.dogs], ann.km)
print([d.name for d in bo.dogs], bo.km)
print("tired:", [d.name for w in (ann, bo) for d in w.dogs if d.energy <= 0])
