class Animal:
    def __init__(self, name, eats, gives):
        self.name, self.eats, self.gives = name, eats, gives
        self.hungry = 0


class Barn:
    def __init__(self, **stock):
        self.stock = stock

    def take(self, what):
        if self.stock.get(what, 0) < 1:
            return False
        self.stock[what] -= 1
        return True

    def put(self, what):
        self.stock[what] = self.stock.get(what, 0) + 1


class Farm:
    def __init__(self, barn, animals):
        self.barn, self.animals = barn, animals

    def day(self):
        for animal in self.animals:
            if self.barn.take(animal.eats):
                animal.hungry = 0
                self.barn.put(animal.gives)
            else:
                animal.hungry += 1
        left = [a.name for a in self.animals if a.hungry > 1]
        self.animals = [a for a in self.animals if a.hungry <= 1]
        return left


barn = Barn(hay=3, corn=1)
farms = [
    Farm(barn, [Animal("cow", "hay", "milk")]),
    Farm(barn, [Animal("hen", "corn", "egg"), Animal("goat", "hay", "milk")]),
]
for day in range(1, 4):
    for number, farm in enumerate(farms, 1):
        gone = farm.day()
        if gone:
            print(f"day {day}: {', '.join(gone)} left farm {number}")
    print(day, barn.stock)
