recipes = {
    "plank": (["log"], 4),
    "stick": (["plank", "plank"], 4),
    "torch": (["stick", "coal"], 4),
    "pickaxe": (["stick", "stick", "iron", "iron", "iron"], 1),
}
bag = {"log": 2, "coal": 1, "iron": 3}


class CannotCraft(Exception):
    pass


def craft(thing, bag, depth=0):
    if thing not in recipes:
        raise CannotCraft(f"no more {thing}")
    parts, amount = recipes[thing]
    for part in parts:
        if bag.get(part, 0) == 0:
            craft(part, bag, depth + 1)
        bag[part] -= 1
    bag[thing] = bag.get(thing, 0) + amount
    print("  " * depth + f"made {amount} {thing}")


for wish in ("torch", "pickaxe", "torch", "plank"):
    print("want", wish)
    try:
        craft(wish, bag)
    except CannotCraft as e:
        print("failed:", e)
print({k: v for k, v in sorted(bag.items()) if v})
