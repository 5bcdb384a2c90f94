from fractions import Fraction as F

recipe = {"flour": F(3, 2), "sugar": F(1, 3), "butter": F("0.25"), "egg": F(2)}
for people in (2, 3):
    scaled = {k: v * people / 4 for k, v in recipe.items()}
    print(people, ", ".join(f"{k} {v}" for k, v in scaled.items()))
print(sum(recipe.values()), max(recipe.values()) - min(recipe.values()))


def mixed(x):
    whole, part = divmod(x, 1)
    if not part:
        return str(whole)
    return f"{whole} {part}" if whole else str(part)


for x in (F(7, 4), F(6, 3), F(2, 5), F(-5, 4)):
    print(x, "=", mixed(x), float(x))
egypt, left = [], F(4, 5)
while left:
    unit = F(1, -(-left.denominator // left.numerator))
    egypt.append(unit)
    left -= unit
print(" + ".join(map(str, egypt)))
print(F(3.75), F(1, 3).limit_denominator(2), F(1, 3) == 1 / 3)
