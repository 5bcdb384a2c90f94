class Item:
    def __init__(self, name, slot, armour=0):
        self.name, self.slot, self.armour = name, slot, armour

    def __repr__(self):
        return self.name


class Hero:
    def __init__(self):
        self.worn = {"head": None, "hand": None, "feet": None}
        self.bag = []

    def wear(self, item):
        if item.slot not in self.worn:
            raise KeyError(item.slot)
        old = self.worn[item.slot]
        self.worn[item.slot] = item
        if item in self.bag:
            self.bag.remove(item)
        if old:
            self.bag.append(old)
        return old

    @property
    def armour(self):
        return sum(i.armour for i in self.worn.values() if i)


hero = Hero()
cap, helm = Item("cap", "head", 1), Item("helm", "head", 4)
boots = Item("boots", "feet", 2)
hero.bag = [cap, helm, boots, Item("belt", "waist")]
for thing in list(hero.bag):
    try:
        old = hero.wear(thing)
        print(f"{thing}: armour {hero.armour}", f"(was {old})" if old else "")
    except KeyError as slot:
        print("no slot", slot)
print(hero.worn, hero.bag)
