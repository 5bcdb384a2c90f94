from functools import partial, reduce


def heal(amount, hero):
    return {**hero, "hp": min(hero["hp"] + amount, hero["max"])}


def hurt(amount, hero):
    return {**hero, "hp": hero["hp"] - amount}


def enchant(status, hero):
    return {**hero, "status": hero["status"] | {status}}


def cleanse(hero):
    return {**hero, "status": set()}


SPELLS = {
    "cure": partial(heal, 10),
    "sting": partial(hurt, 4),
    "fireball": partial(hurt, 12),
    "haste": partial(enchant, "fast"),
    "curse": partial(enchant, "cursed"),
    "purify": cleanse,
}


def cast(hero, spell):
    return SPELLS[spell](hero)


hero = {"name": "Iduna", "hp": 20, "max": 25, "status": set()}
after = reduce(cast, ["sting", "haste", "curse", "fireball", "cure"], hero)
print(after["hp"], sorted(after["status"]))
print("before:", hero)
clean = cast(after, "purify")
print(clean["status"] or "no status", clean["hp"] == after["hp"])
weakest = min(SPELLS, key=lambda s: cast(hero, s)["hp"])
print("worst spell:", weakest)
print(cast(hero, "cure")["hp"], cast(cast(hero, "cure"), "cure")["hp"])
