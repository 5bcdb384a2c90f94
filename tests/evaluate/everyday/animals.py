from abc import ABC, abstractmethod


class Animal(ABC):
    legs = 4
    count = 0

    def __init__(self, name):
        self.name = name
        type(self).count += 1

    @abstractmethod
    def sound(self):
        ...

    def speak(self, times=1):
        words = " ".join([self.sound()] * times)
        return f"{self.name}: {words}"

    @classmethod
    def named(cls, *names):
        return [cls(name) for name in names]

    @staticmethod
    def is_name(text):
        return text.istitle()


class Cow(Animal):
    def sound(self):
        return "moo"


class Hen(Animal):
    legs = 2

    def sound(self):
        return "cluck"

    def speak(self, times=1):
        return super().speak(times + 1)


def main():
    farm = [Cow("Bessie"), *Hen.named("Rita", "Mo")]
    lines = []
    for animal in farm:
        lines.append(animal.speak())
    legs = sum(animal.legs for animal in farm)
    print(lines, legs)
    print(Cow.count, Hen.count, Animal.is_name("rita"))


main()
