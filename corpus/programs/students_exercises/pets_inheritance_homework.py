class Pet:
    def __init__(self, name, age):
        self.name = name
        self.age = age
        self.hungry = True

    def feed(self):
        if self.hungry:
            self.hungry = False
            return self.name + " eats"
        return self.name + " is not hungry"

    def human_age(self):
        return self.age


class Dog(Pet):
    def human_age(self):
        return self.age * 7


class Turtle(Pet):
    def human_age(self):
        return self.age // 2

    def feed(self):
        return "Slowly, " + super().feed()


def oldest(pets):
    best = pets[0]
    for pet in pets:
        if pet.human_age() > best.human_age():
            best = pet
    return best


def main():
    pets = [Dog("Rex", 5), Turtle("Flash", 80), Pet("Goldie", 1)]
    for p in pets:
        print(p.name, p.age, p.human_age(), p.feed())
    print(pets[1].feed())
    print("oldest:", oldest(pets).name)
    pets[0].age += 1
    print("oldest:", oldest(pets).name)
    hungry = [p.name for p in pets if p.hungry]
    print(len(hungry), hungry)


main()
