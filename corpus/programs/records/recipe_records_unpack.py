recipes = (
    ("Soup", 4, ("leek", "potato", "salt")),
    ("Salad", 2, ("tomato", "salt", "oil")),
    ("Fries", 3, ("potato", "oil", "salt")),
)

index = {}
for title, portions, ingredients in recipes:
    first, *others = ingredients
    print(f"{title} for {portions}: {first} and {len(others)} more")
    for i in ingredients:
        index.setdefault(i, set()).add(title)

common = set.intersection(*(set(r[2]) for r in recipes))
print("in all:", common)
for ingredient in sorted(index, key=lambda i: (-len(index[i]), i)):
    print(" ", ingredient, sorted(index[ingredient]))

at_home = {"potato", "salt", "oil"}
for title, _, ingredients in recipes:
    missing = [i for i in ingredients if i not in at_home]
    print(title, "->", "cook!" if not missing else f"buy {', '.join(missing)}")

(a, n, _), *_, (b, m, _) = recipes
print(a, b, n + m)
