class Animal:
    def __init__(self, name):
        self.name = name
        self.energy = 5

    def speak(self):
        return "..."

    def play(self):
        self.energy -= 2
        return f"{self.name}: {self.speak()}"


class Dog(Animal):
    def speak(self):
        return "woof" if self.energy > 2 else "grr"


class Puppy(Dog):
    def speak(self):
        return super().speak() * 2

    def play(self):
        first = super().play()
        if self.energy > 0:
            return first + " | " + super().play()
        return first


class Cat(Animal):
    def __init__(self, name, mood="calm"):
        self.name = name
        self.mood = mood

    def speak(self):
        return "purr" if self.mood == "calm" else "hiss"


def main():
    rex, bit = Dog("Rex"), Puppy("Bit")
    for _ in range(2):
        print(rex.play())
        print(bit.play())
    print(rex.energy, bit.energy)
    tom = Cat("Tom")
    print(tom.speak(), Cat("Kit", "wild").speak())
    print(tom.play())


main()
