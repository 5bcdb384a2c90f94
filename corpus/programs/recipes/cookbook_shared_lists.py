class Recipe:
    def __init__(self, name, ingredients, steps=[]):
        self.name = name
        self.ingredients = ingredients
        self.steps = steps

    def add_step(self, text):
        self.steps.append(text)
        return self

    def variant(self, name, **changes):
        new = Recipe(name, self.ingredients)
        new.ingredients.update(changes)
        return new


def show(recipe):
    parts = [f"{n} {g}g" for n, g in recipe.ingredients.items() if g]
    print(f"{recipe.name}: {', '.join(parts)} | {len(recipe.steps)} steps")


def main():
    tomato = Recipe("Tomato sauce", {"tomato": 400, "onion": 80})
    tomato.add_step("chop").add_step("simmer")
    pesto = Recipe("Pesto", {"basil": 50, "oil": 90})
    pesto.add_step("blend")
    hot = tomato.variant("Arrabbiata", chili=5, onion=0)
    hot.add_step("cry")
    for r in (tomato, pesto, hot):
        show(r)
    print(tomato.steps is pesto.steps, pesto.steps)


main()
