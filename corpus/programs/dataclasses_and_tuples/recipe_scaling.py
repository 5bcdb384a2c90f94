from dataclasses import dataclass, field, replace


@dataclass(frozen=True)
class Ingredient:
    name: str
    grams: float
    optional: bool = False


@dataclass
class Recipe:
    title: str
    serves: int = 2
    items: list[Ingredient] = field(default_factory=list)

    def for_people(self, people):
        factor = people / self.serves
        scaled = [replace(i, grams=i.grams * factor) for i in self.items]
        return replace(self, serves=people, items=scaled)


soup = Recipe("soup")
soup.items += [Ingredient("leek", 150), Ingredient("cream", 40, True)]
big = soup.for_people(5)
print(big.items[0])
print(soup == big, soup.items[0] == Ingredient("leek", 150))
try:
    big.items[0].grams = 1
except AttributeError as e:
    print(type(e).__name__, e)
print(sum(i.grams for i in big.items if not i.optional), soup.serves)
