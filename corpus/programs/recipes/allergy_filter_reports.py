from collections import defaultdict
from typing import Iterable

CONTAINS = {
    "bread": {"gluten"},
    "pesto": {"nuts", "milk"},
    "cheese": {"milk"},
    "mayo": {"egg"},
}


def allergens(ingredients: Iterable[str]) -> set[str]:
    found: set[str] = set()
    for i in ingredients:
        found |= CONTAINS.get(i, set())
    return found


def culprit(ingredients, allergen):
    return [i for i in ingredients if allergen in CONTAINS.get(i, ())]


def report(dishes, guests):
    unsafe = defaultdict(dict)
    for dish, ingredients in dishes.items():
        bad = allergens(ingredients)
        for guest, avoids in guests.items():
            for a in sorted(bad & avoids):
                unsafe[guest].setdefault(dish, []).extend(culprit(ingredients, a))
    return unsafe


def main():
    dishes = {
        "panino": ["bread", "pesto", "tomato"],
        "salad": ["tomato", "mayo"],
        "cheese toast": ["bread", "cheese"],
    }
    guests = {"Iris": {"milk"}, "Jon": {"gluten", "nuts"}, "Kay": set()}
    unsafe = report(dishes, guests)
    for guest in guests:
        safe = [d for d in dishes if d not in unsafe[guest]]
        print(f"{guest}: safe {safe}, not {unsafe[guest]}")
    common = set(dishes) - {d for u in unsafe.values() for d in u}
    print("for all:", common)


main()
