class Ingredient:
    def __init__(self, name, *allergens):
        self.name = name
        self.allergens = frozenset(allergens)


class Dish:
    def __init__(self, name, *parts):
        self.name = name
        self.parts = list(parts)

    @property
    def allergens(self):
        found = frozenset()
        for p in self.parts:
            found |= p.allergens
        return found

    def replace(self, old, new):
        self.parts = [new if p is old else p for p in self.parts]

    def without(self, *unwanted):
        return Dish(f"{self.name} without {'/'.join(unwanted)}",
                    *(p for p in self.parts if not p.allergens & set(unwanted)))


flour, milk, egg = Ingredient("flour", "gluten"), Ingredient("milk", "lactose"), Ingredient("egg", "egg")
batter = Dish("batter", flour, milk, egg)
cake = Dish("cake", batter, Ingredient("nuts", "nuts"), Ingredient("sugar"))
print(sorted(cake.allergens))
batter.replace(milk, Ingredient("oat drink"))
print(sorted(cake.allergens), sorted(cake.without("nuts").allergens))
small = cake.without("egg")
print(small.name, [p.name for p in small.parts], len(cake.parts))
