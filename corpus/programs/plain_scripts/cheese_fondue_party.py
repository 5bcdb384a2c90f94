guests = 6
cheese = {"Gruyère": 0.5, "Vacherin": 0.4, "Emmentaler": 0.1}
per_person = 200
wine_ml = 90

total = guests * per_person
for name, share in cheese.items():
    grams = total * share
    packs = -(-grams // 250)
    print(f"{name:<11}{grams:6.0f} g = {packs:.0f} packs of 250 g")

wine = guests * wine_ml / 1000
bottles = -(-wine // 0.75)
print(f"{wine:.2f} l wine, {bottles:.0f} bottle(s), {bottles * 0.75 - wine:.2f} l for the cook")

bread = ["white"] * 3 + ["dark"] * 2
cubes = len(bread) * 60
each, rest = divmod(cubes, guests)
print(f"{cubes} cubes, {each} each, {rest} left")

forks = ["red", "blue", "green", "black", "white"]
names = ["Urs", "Vreni", "Reto", "Anouk", "Luca", "Heidi"]
table = dict(zip(names, forks))
without = [n for n in names if n not in table]
print(table)
print("no fork for", ", ".join(without))
dropped = {"Urs": 2, "Luca": 1}
print("washing up:", max(dropped, key=dropped.get), sum(dropped.values()), "lost cubes")
