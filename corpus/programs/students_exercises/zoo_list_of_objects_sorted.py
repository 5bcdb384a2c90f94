class Animal:
    def __init__(self, name, legs, sound=""):
        self.name = name
        self.legs = legs
        self.sound = sound

    def speak(self):
        if self.sound == "":
            return self.name + " is silent"
        return f"{self.name} says {self.sound}!"


zoo = []
zoo.append(Animal("cow", 4, "moo"))
zoo.append(Animal("snake", 0, "hiss"))
zoo.append(Animal("fish", 0))
zoo.append(Animal("hen", 2, "cluck"))

total_legs = 0
for animal in zoo:
    print(animal.speak())
    total_legs = total_legs + animal.legs
print("legs:", total_legs)

for i in range(len(zoo)):
    for j in range(len(zoo) - 1 - i):
        if zoo[j].legs > zoo[j + 1].legs:
            zoo[j], zoo[j + 1] = zoo[j + 1], zoo[j]
print([a.name for a in zoo])

favourite = zoo[1]
favourite.name = "python"
zoo[0].legs += 1
print(zoo[1].speak(), [a.legs for a in zoo])
for animal in zoo:
    if animal.legs < 2:
        zoo.remove(animal)
print([a.name for a in zoo])
