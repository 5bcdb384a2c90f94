class Animal:
    legs = 4

    def __init__(self, name, *, mood="calm"):
        self.name = name
        self.mood = mood

    def sound(self):
        return "..."

    def speak(self):
        text = self.sound()
        return f"{self.name}: {text.upper() + '!' if self.mood == 'angry' else text}"

    def __lt__(self, other):
        return self.name < other.name


class Dog(Animal):
    def sound(self):
        return "woof"


class Hen(Animal):
    legs = 2

    def __init__(self, name, eggs=0, **kwargs):
        super().__init__(name, **kwargs)
        self.eggs = eggs

    def sound(self):
        return " ".join(["cluck"] * (1 + self.eggs))

    def lay(self):
        self.eggs += 1
        return self


class Rooster(Hen):
    def sound(self):
        return "kikeriki"

    def lay(self):
        raise TypeError(f"{self.name} does not lay eggs")


farm = [Dog("Rex", mood="angry"), Hen("Berta"), Rooster("Gallo", mood="angry"), Animal("Snail")]
farm[1].lay().lay()
for a in sorted(farm):
    print(a.speak())
print("legs:", sum(a.legs for a in farm))
for bird in filter(lambda a: isinstance(a, Hen), farm):
    try:
        print(bird.name, bird.lay().eggs)
    except TypeError as e:
        print(e)
Animal.legs = 0
print({type(a).__name__: a.legs for a in farm})
