class Dog:
    """My first class."""
    tricks = []

    def __init__(self, name, age):
        self.name = name
        self.age = age

    def bark(self):
        print(self.name + " says woof")

    def learn(self, trick):
        self.tricks.append(trick)

    def birthday(self):
        self.age = self.age + 1
        return self.age

    def __str__(self):
        return f"{self.name} ({self.age}) can {self.tricks}"


fido = Dog("Fido", 3)
rex = Dog("Rex", 1)
fido.bark()
fido.learn("roll")
rex.learn("sit")
print(fido)
print(rex)          # why does Rex know how to roll?
fido.tricks = ["jump"]
fido.learn("spin")
print(fido)
print(rex, rex.birthday() + fido.birthday())
print(fido.name > rex.name, Dog.tricks)
Dog("Max")
