from math import sqrt

TASTES = "sweet sour salty bitter umami".split()
profile = {
    "ketchup": (7, 4, 3, 0, 4),
    "soy": (1, 1, 9, 1, 9),
    "lemonade": (8, 7, 0, 1, 0),
    "miso": (2, 1, 8, 1, 9),
    "coffee": (0, 3, 0, 9, 1),
}


def dot(a, b):
    return sum(x * y for x, y in zip(a, b))


def similarity(a, b):
    return dot(a, b) / sqrt(dot(a, a) * dot(b, b))


def nearest(name):
    others = [n for n in profile if n != name]
    return max(others, key=lambda n: similarity(profile[name], profile[n]))


def blend(**parts):
    total = sum(parts.values())
    columns = zip(*([v * w / total for v in profile[n]] for n, w in parts.items()))
    return tuple(round(sum(c), 2) for c in columns)


for name in profile:
    strongest = TASTES[profile[name].index(max(profile[name]))]
    print(f"{name:<9}{strongest:<7} like {nearest(name)}")
sauce = blend(ketchup=2, soy=1, lemonade=1)
print(dict(zip(TASTES, sauce)))
print(f"{similarity(sauce, profile['ketchup']):.3f}", sauce.index(min(sauce)))
print(blend(coffee=3) == profile["coffee"])
