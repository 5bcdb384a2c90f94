class Pet:
    all = []

    def __init__(self, name, legs=4):
        self.name = name
        self.legs = legs
        Pet.all.append(self)

    def eats(self):
        return {"water": 1}

    @classmethod
    def of_kind(cls):
        return [p for p in Pet.all if isinstance(p, cls)]


class Dog(Pet):
    def eats(self):
        return {**super().eats(), "meat": 3}


class Parrot(Pet):
    def __init__(self, name, words=()):
        super().__init__(name, legs=2)
        self.words = words

    def eats(self):
        food = super().eats()
        food["seeds"] = 2
        return food


class Dachshund(Dog):
    def eats(self):
        return {k: v - 1 for k, v in super().eats().items()}


def basket(pets):
    total = {}
    for p in pets:
        for food, n in p.eats().items():
            total[food] = total.get(food, 0) + n
    return total


Dog("Bello"); Dachshund("Waldi")
Parrot("Koko", words=("hola", "ciao"))
Pet("Rollo", legs=0)
print(basket(Pet.all))
print([p.name for p in Dog.of_kind()], len(Dachshund.of_kind()), len(Pet.of_kind()))
print(sum(p.legs for p in Pet.all), Parrot.of_kind()[0].words[-1])
print(basket(Dachshund.of_kind()), basket([]))
