bottles = {"gin": 0.40, "vermouth": 0.16, "lime juice": 0, "rum": 0.42, "soda": 0}
drinks = {
    "martini": [("gin", 60), ("vermouth", 10)],
    "mojito": [("rum", 50), ("lime juice", 30), ("soda", 120)],
    "water": [("soda", 200)],
}
melt = 25

for name, parts in drinks.items():
    volume = melt
    alcohol = 0
    for what, ml in parts:
        volume += ml
        alcohol += ml * bottles[what]
    strength = alcohol / volume
    grams = alcohol * 0.789
    print(f"{name:<8}{volume:>4} ml {strength:6.1%} {grams:5.1f} g")

limit = 20
strong = []
for name in drinks:
    g = sum(ml * bottles[w] * 0.789 for w, ml in drinks[name])
    if g > limit:
        strong.append(name)
    else:
        print(name, "-", round(limit / g, 1) if g else "as many as you like")
print("too strong:", strong)
used = {}
for parts in drinks.values():
    for what, ml in parts:
        used[what] = used.get(what, 0) + ml
print(used)
