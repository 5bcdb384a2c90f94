class Animal:
    alive = []

    def __init__(self, name):
        self.name = name
        self.alive.append(self)

    @classmethod
    def names(cls):
        return [a.name for a in cls.alive if isinstance(a, cls)]

    def die(self):
        self.alive.remove(self)


class Fish(Animal):
    pass


class Bird(Animal):
    alive = []      # birds are counted apart

    def __init__(self, name, song):
        super().__init__(name)
        self.song = song


nemo, dori = Fish("Nemo"), Fish("Dori")
rex = Animal("Rex")
tit = Bird("Tit", "tsee")
print(Animal.names(), Fish.names(), Bird.names())
nemo.die()
tit.die()
print(len(Animal.alive), len(Bird.alive), Fish.alive is Animal.alive)
dori.alive = []
try:
    dori.die()
except ValueError:
    print("Dori looks in a list of her own:", Fish.names())
