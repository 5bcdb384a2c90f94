from dataclasses import dataclass, field


@dataclass
class Meal:
    name: str
    contains: frozenset
    portions: int

    def suits(self, child):
        return not self.contains & child.allergies


@dataclass
class Child:
    name: str
    allergies: set = field(default_factory=set)
    wishes: tuple = ()


def serve(children, meals):
    plates, hungry = {}, []
    order = sorted(children, key=lambda c: (-len(c.allergies), c.name))
    for child in order:
        options = [m for m in meals if m.portions and m.suits(child)]
        if not options:
            hungry.append(child.name)
            continue
        wished = [m for w in child.wishes for m in options if m.name == w]
        meal = (wished or options)[0]
        meal.portions -= 1
        plates[child.name] = meal.name
    return plates, hungry


def main():
    meals = [
        Meal("lasagne", frozenset({"gluten", "milk"}), 3),
        Meal("curry", frozenset({"nuts"}), 2),
        Meal("rice", frozenset(), 1),
    ]
    children = [
        Child("Ari", {"milk"}, ("curry",)),
        Child("Bo", wishes=("rice", "curry")),
        Child("Cid", {"nuts", "gluten"}),
        Child("Dea", {"milk", "nuts"}),
        Child("Eli"),
    ]
    plates, hungry = serve(children, meals)
    for name, meal in plates.items():
        print(f"{name:<4}{meal}")
    print("hungry:", hungry, {m.name: m.portions for m in meals})
    happy = [c.name for c in children if plates.get(c.name) in c.wishes]
    print("got their wish:", happy)
    allergens = set().union(*(c.allergies for c in children))
    safe = [m.name for m in meals if not m.contains & allergens]
    print(sorted(allergens), safe)


if __name__ == "__main__":
    main()
