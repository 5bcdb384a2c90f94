from typing import Protocol, runtime_checkable


@runtime_checkable
class Quacks(Protocol):
    def quack(self) -> str: ...


class Duck:
    def quack(self):
        return "quack"


class Robot:
    def __init__(self, voice):
        self.quack = lambda: voice * 2


class Dog:
    def bark(self):
        return "woof"


def chorus(*animals):
    sounds = []
    for a in animals:
        if isinstance(a, Quacks):
            sounds.append(a.quack())
        elif hasattr(a, "bark"):
            sounds.append(f"({a.bark()})")
        else:
            sounds.append(f"<{type(a).__name__}>")
    return " ".join(sounds)


print(chorus(Duck(), Robot("beep"), Dog(), 5))
dog = Dog()
dog.quack = lambda: "woof?"
print(chorus(dog), isinstance(dog, Quacks), issubclass(Dog, Quacks))
try:
    Dog().quack()
except AttributeError as e:
    print(e)
