box = {}
asked_grandma = 0

def ask_grandma(dish):
    global asked_grandma
    asked_grandma += 1
    recipes = {"Knödel": ["bread", "milk", "eggs"], "Strudel": ["apples", "dough"]}
    return recipes[dish]

def recipe(dish):
    if dish not in box:
        try:
            box[dish] = ask_grandma(dish)
        except KeyError:
            print("grandma does not know", dish)
            box[dish] = []
    return box[dish]

def shopping(*dishes):
    items = []
    for d in dishes:
        for i in recipe(d):
            if i not in items:
                items.append(i)
    return items

print(shopping("Knödel", "Strudel"))
print(asked_grandma, sorted(box))
print(shopping("Knödel", "Sushi"), asked_grandma)
print(shopping("Sushi", "Sushi"), asked_grandma)

ours = recipe("Strudel")
ours += ["raisins"]
print(recipe("Strudel"), len(box["Strudel"]))
del box["Strudel"]
print(recipe("Strudel"), asked_grandma)
sizes = {dish: len(items) for dish, items in box.items()}
print(sizes, max(sizes, key=sizes.get))
