from abc import ABC, abstractmethod


class Mood(ABC):
    @abstractmethod
    def react(self, creature, what):
        ...

    def __repr__(self):
        return type(self).__name__


class Calm(Mood):
    def react(self, creature, what):
        if what == "hit":
            creature.health -= 2
            return Angry() if creature.health > 5 else Scared()
        return self


class Angry(Mood):
    def react(self, creature, what):
        if what == "hit":
            creature.health -= 1
        elif what == "feed":
            return Calm()
        return self if creature.health > 3 else Scared()


class Scared(Mood):
    def react(self, creature, what):
        if what == "feed":
            creature.health += 3
            return Calm()
        return self


class Creature:
    def __init__(self, name, health=10):
        self.name, self.health = name, health
        self.mood = Calm()

    def tell(self, what):
        self.mood = self.mood.react(self, what)
        return self.mood


def main():
    wolf = Creature("Wolf", health=8)
    for what in "hit hit hit hit feed hit hit hit hit".split():
        mood = wolf.tell(what)
        print(f"{what:<5}{mood!r:<8}{wolf.health}")
    print(wolf.name, "is", repr(wolf.mood).lower())


if __name__ == "__main__":
    main()
