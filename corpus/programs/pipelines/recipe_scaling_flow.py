from fractions import Fraction as F


def scale(ingredients, factor):
    return {name: (amount * factor, unit) for name, (amount, unit) in ingredients.items()}


def to_spoons(ingredients):
    out = {}
    for name, (amount, unit) in ingredients.items():
        if unit == "cup" and amount < F(1, 4):
            out[name] = (amount * 16, "tbsp")
        else:
            out[name] = (amount, unit)
    return out


def pretty(amount):
    whole, rest = divmod(amount, 1)
    text = str(whole) if whole else ""
    if rest:
        text += (" " if text else "") + str(rest)
    return text or "0"


def main():
    pancakes = {
        "flour": (F(3, 2), "cup"),
        "sugar": (F(1, 4), "cup"),
        "eggs": (F(2), "pc"),
        "milk": (F(5, 4), "cup"),
    }
    half = to_spoons(scale(pancakes, F(1, 2)))
    triple = scale(pancakes, 3)
    for name in pancakes:
        a, u = half[name]
        b, v = triple[name]
        print(f"{name:<6} {pretty(a):>5} {u:<5}| {pretty(b):>6} {v}")
    units = {u for _, u in half.values()}
    print(sorted(units), pretty(sum(a for a, u in triple.values() if u == "cup")))


main()
