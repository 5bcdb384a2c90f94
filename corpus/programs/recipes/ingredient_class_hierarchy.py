class Ingredient:
    kcal = 0

    def __init__(self, grams):
        self.grams = grams

    def energy(self):
        return self.kcal * self.grams / 100

    def cooked(self):
        return self.grams

    def __repr__(self):
        return f"{self.grams}g {type(self).__name__.lower()}"


class Rice(Ingredient):
    kcal = 350

    def cooked(self):
        return self.grams * 3


class Mushroom(Ingredient):
    kcal = 22

    def cooked(self):
        return self.grams // 2


class Oil(Ingredient):
    kcal = 884


class Dish:
    def __init__(self, name, *ingredients):
        self.name = name
        self.ingredients = ingredients

    def energy_per_100g(self):
        total = sum(i.energy() for i in self.ingredients)
        return round(100 * total / sum(i.cooked() for i in self.ingredients))

    def __lt__(self, other):
        return self.energy_per_100g() < other.energy_per_100g()


risotto = Dish("risotto", Rice(300), Mushroom(250), Oil(20))
fried = Dish("fried mushrooms", Mushroom(400), Oil(45))
plain = Dish("rice", Rice(100))
for d in sorted([risotto, fried, plain]):
    print(f"{d.name:<16}{d.energy_per_100g():>4} kcal {list(d.ingredients)}")
print(min(risotto, fried).name, risotto.ingredients[0].energy())
