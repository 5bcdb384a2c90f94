script = [
    ("have", "flour", 500),
    ("have", "milk", 300),
    ("take", "flour", 200, "bowl"),
    ("take", "milk", 150, "bowl"),
    ("mix", "bowl", "batter"),
    ("take", "milk", 200, "glass"),
    ("bake", "batter", 20),
]

pantry = {}
pots = {}
minutes = 0
for step, (verb, *args) in enumerate(script, 1):
    if verb == "have":
        name, grams = args
        pantry[name] = pantry.get(name, 0) + grams
    elif verb == "take":
        name, grams, pot = args
        if pantry[name] < grams:
            print(f"step {step}: only {pantry[name]} g of {name}")
            grams = pantry[name]
        pantry[name] -= grams
        pots.setdefault(pot, {})[name] = grams
    elif verb == "mix":
        pot, result = args
        pots[result] = {"mixed " + "+".join(pots.pop(pot)): 350}
        minutes += 5
    elif verb == "bake":
        pot, time = args
        minutes += time
        pots[pot]["baked"] = True
    else:
        print("unknown:", verb)

print(pantry)
print(pots)
print("ready in %d minutes" % minutes)
