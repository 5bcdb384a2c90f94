class Shelter:
    def __init__(self):
        self.pets = []
        self.adopted = {}

    def take_in(self, name, kind, age, **traits):
        self.pets.append({"name": name, "kind": kind, "age": age, **traits})

    def find(self, kind=None, max_age=None, **wanted):
        for pet in self.pets:
            if kind and pet["kind"] != kind:
                continue
            if max_age is not None and pet["age"] > max_age:
                continue
            if all(pet.get(k) == v for k, v in wanted.items()):
                yield pet

    def adopt(self, person, **query):
        pet = next(self.find(**query), None)
        if pet is None:
            return f"{person} goes home alone"
        self.pets.remove(pet)
        self.adopted.setdefault(person, []).append(pet["name"])
        return f"{person} adopts {pet['name']}"


def main():
    shelter = Shelter()
    shelter.take_in("Mimi", "cat", 3, indoor=True)
    shelter.take_in("Bello", "dog", 8, children=True)
    shelter.take_in("Tigger", "cat", 1)
    shelter.take_in("Hasi", "rabbit", 2, color="white")
    print([p["name"] for p in shelter.find(kind="cat")])
    print(shelter.adopt("Karin", kind="cat", max_age=2))
    print(shelter.adopt("Timo", kind="dog", children=False))
    print(shelter.adopt("Karin", color="white"))
    print(shelter.adopt("Timo", max_age=10))
    print(shelter.adopted, len(shelter.pets), "left")
    oldest = max(shelter.pets, key=lambda p: p["age"])
    print(oldest["name"], sorted(oldest))


if __name__ == "__main__":
    main()
