import json


class Hero:
    fields = ("name", "level", "gear", "position")

    def __init__(self, name, level=1, gear=None, position=(0, 0)):
        self.name = name
        self.level = level
        self.gear = gear or []
        self.position = position

    def save(self):
        return json.dumps({f: getattr(self, f) for f in self.fields}, sort_keys=True)

    @staticmethod
    def load(text):
        return Hero(**json.loads(text))

    def __eq__(self, other):
        return all(getattr(self, f) == getattr(other, f) for f in self.fields)


hero = Hero("Rolf", gear=["bow", "boots"], position=(3, -2))
slot = hero.save()
print(slot)
hero.level += 2
hero.gear.append("ring")
restored = Hero.load(slot)
print(hero.level, restored.level, restored.gear)
fresh = Hero.load(hero.save())
print("same after saving:", fresh == hero)
print([f for f in Hero.fields if getattr(fresh, f) != getattr(hero, f)])
x, y = fresh.position
print(x + y, type(fresh.position).__name__)
broken = slot[:-2]
try:
    Hero.load(broken)
except json.JSONDecodeError as e:
    print("broken save:", e.msg, e.pos)
