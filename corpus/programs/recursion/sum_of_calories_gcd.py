def gcd(a, b):
    return a if b == 0 else gcd(b, a % b)


def gcd_all(numbers):
    if len(numbers) == 1:
        return numbers[0]
    return gcd(numbers[0], gcd_all(numbers[1:]))


def egcd(a, b):
    """g, x, y with a*x + b*y == g"""
    if b == 0:
        return a, 1, 0
    g, x, y = egcd(b, a % b)
    return g, y, x - a // b * y


recipe = {"oats": 120, "milk": 300, "honey": 45, "nuts": 60}
unit = gcd_all(list(recipe.values()))
print("unit:", unit, "g")
for name, grams in recipe.items():
    print(f"{grams // unit:>3} parts {name}")
print(":".join(str(g // unit) for g in recipe.values()))

g, x, y = egcd(240, 46)
print(f"240*{x} + 46*{y} = {g}")
assert 240 * x + 46 * y == g == gcd(240, 46)
print(gcd(0, 5), gcd(5, 0), gcd(17, 4), gcd(-12, 18))
