from contextlib import contextmanager


class Hero:
    def __init__(self, **stats):
        self.base = stats
        self.layers = []

    def __getattr__(self, name):
        if name in self.__dict__.get("base", {}):
            return self.base[name] + sum(layer.get(name, 0) for layer in self.layers)
        raise AttributeError(f"a hero has no {name}")

    @contextmanager
    def wearing(self, label, **modifiers):
        self.layers.append(modifiers)
        print("puts on", label)
        try:
            yield self
        finally:
            self.layers.remove(modifiers)
            print("takes off", label)


hero = Hero(strength=10, agility=7)
print(hero.strength, hero.agility)
with hero.wearing("plate armour", strength=2, agility=-3) as h:
    print(h.strength, h.agility)
    with hero.wearing("elven boots", agility=5):
        print(h.strength, h.agility)
    print(h.agility)
try:
    with hero.wearing("mask", strength=1):
        print(hero.charisma)
except AttributeError as e:
    print("error:", e)
print(hero.strength, hero.agility, len(hero.layers))
