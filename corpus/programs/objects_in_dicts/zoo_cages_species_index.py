class Animal:
    def __init__(self, name, species, age):
        self.name, self.species, self.age = name, species, age


class Zoo:
    def __init__(self):
        self.cages = {}
        self.index = {}

    def add(self, cage, *animals):
        self.cages.setdefault(cage, []).extend(animals)
        for a in animals:
            self.index.setdefault(a.species, {})[a.name] = a

    def move(self, name, source, target):
        for a in self.cages[source]:
            if a.name == name:
                self.cages[source].remove(a)
                self.cages.setdefault(target, []).append(a)
                return a
        raise LookupError(f"{name} is not in {source}")

    def oldest(self, species):
        return max(self.index[species].values(), key=lambda a: a.age).name


zoo = Zoo()
zoo.add("A", Animal("Leo", "lion", 4), Animal("Zari", "lion", 7))
zoo.add("B", Animal("Kim", "camel", 2))
print(zoo.oldest("lion"), zoo.move("Leo", "A", "B").age)
zoo.index["lion"]["Leo"].age = 9
print(zoo.oldest("lion"), {c: [(a.name, a.age) for a in aa] for c, aa in zoo.cages.items()})
del zoo.index["lion"]["Zari"]
print([a.name for a in zoo.cages["A"]], list(zoo.index["lion"]))
for name, source in (("Zari", "B"), ("Zari", "A")):
    try:
        zoo.move(name, source, "C")
    except LookupError as e:
        print(e)
print({c: len(aa) for c, aa in zoo.cages.items()})
print(zoo.oldest("emu"))
