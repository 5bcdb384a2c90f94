class Clade:
    registry = {}

    def __init_subclass__(cls, **kwargs):
        super().__init_subclass__(**kwargs)
        Clade.registry[cls.__name__] = cls

    @classmethod
    def lineage(cls):
        return [c.__name__ for c in cls.__mro__ if issubclass(c, Clade)][::-1]

    @classmethod
    def children(cls):
        return sorted(c.__name__ for c in cls.__subclasses__())


class Dinosaur(Clade):
    legs = 4

class Theropod(Dinosaur):
    legs = 2

class Bird(Theropod):
    wings = 2

class Sauropod(Dinosaur):
    pass

class Penguin(Bird):
    """Does not fly."""


for name in ("Sauropod", "Penguin"):
    clade = Clade.registry[name]
    print(" > ".join(clade.lineage()), clade.legs, "legs")
print(Dinosaur.children(), Penguin.children())
print(Penguin.wings, getattr(Sauropod, "wings", 0))
Theropod.legs += 0.5
print(Penguin.legs, Dinosaur.legs)
print(sorted(Clade.registry))
