fruit = [("strawberry", 1800), ("plum", 950), ("rhubarb", 640)]
sugar = 1000
jars = [370, 370, 370, 220, 220, 220, 220, 110]

made = []
for name, grams in fruit:
    need = grams // 2
    if need > sugar:
        grams = sugar * 2
        need = sugar
    sugar -= need
    mass = int((grams + need) * 0.85)
    if mass:
        made.append([name, mass])
    print(f"{name}: {grams} g fruit + {need} g sugar = {mass} g jam")

jars.sort(reverse=True)
shelf = {}
for batch in made:
    name, left = batch
    while jars and left > 0:
        # the smallest jar that takes it all, else the biggest
        fitting = [j for j in jars if j >= left]
        jar = min(fitting) if fitting else jars[0]
        jars.remove(jar)
        left -= jar
        shelf.setdefault(name, []).append(jar)
    if left > 0:
        print(f"   {left} g of {name} for breakfast")

for name, used in shelf.items():
    print(name, len(used), "jars", used)
print("empty jars:", jars, "sugar left:", sugar)
