P, G = 467, 2


class Person:
    def __init__(self, name, secret):
        self.name = name
        self.__secret = secret
        self.public = pow(G, secret, P)
        self.keys = {}

    def meet(self, other):
        self.keys[other.name] = pow(other.public, self.__secret, P)
        return self.keys[other.name]

    def send(self, other, number):
        return number ^ self.keys[other.name]


alice, bob, eve = Person("Alice", 228), Person("Bob", 57), Person("Eve", 9)
print(alice.public, bob.public)
print(alice.meet(bob), bob.meet(alice))
assert alice.keys["Bob"] == bob.keys["Alice"]

hidden = alice.send(bob, 1234)
print("on the wire:", hidden, "Bob reads:", bob.send(alice, hidden))

eve.meet(alice)
eve.meet(bob)
print("Eve reads:", hidden ^ eve.keys["Alice"], hidden ^ eve.keys["Bob"])

steps = 0
x = 1
while x != alice.public and steps < 300:
    x = x * G % P
    steps += 1
print("brute force:", steps, pow(bob.public, steps, P) == alice.keys["Bob"])
print(hasattr(alice, "__secret"), [k for k in vars(alice) if "secret" in k])
