from enum import Flag, auto
from functools import reduce
from operator import or_


class Allergen(Flag):
    GLUTEN = auto()
    MILK = auto()
    NUTS = auto()
    EGG = auto()

    @classmethod
    def parse(cls, text):
        return reduce(or_, (cls[w.strip().upper()] for w in text.split(",") if w.strip()), cls(0))


def show(a):
    return "+".join(x.name.lower() for x in Allergen if x & a) or "none"


dishes = {
    "pancake": "gluten, milk, egg",
    "salad": "",
    "brownie": "gluten,nuts,egg",
    "rice pudding": "milk",
}
table = {d: Allergen.parse(text) for d, text in dishes.items()}
guests = {"Emil": Allergen.MILK, "Juli": Allergen.NUTS | Allergen.EGG, "Ravi": Allergen(0)}

for guest, avoid in guests.items():
    safe = [d for d, a in table.items() if not a & avoid]
    print(f"{guest} ({show(avoid)}): {', '.join(safe)}")
everybody = reduce(or_, guests.values())
print(show(everybody), [d for d in table if not table[d] & everybody])
counts = {a.name: sum(a in t for t in table.values()) for a in Allergen}
print(counts)
