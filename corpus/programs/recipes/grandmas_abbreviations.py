ABBREVIATIONS = {"c": "cup", "T": "tablespoon", "t": "teaspoon", "pn": "pinch"}

def plural(n, word):
    if n > 1:
        return word + ("es" if word.endswith("ch") else "s")
    return word

def expand(line):
    out = []
    words = line.split()
    n = 1
    for w in words:
        if w.isdigit():
            n = int(w)
            out.append(w)
        elif w in ABBREVIATIONS:
            out.append(plural(n, ABBREVIATIONS[w]) + " of")
        else:
            out.append(w)
    return " ".join(out)

card = """2 c flour
1 c milk
3 T butter
1 t salt
2 pn nutmeg
4 eggs"""

lines = card.split("\n")
for line in lines:
    print(expand(line))

spoons = 0
for line in lines:
    n, unit, *rest = line.split()
    if unit.upper() == "T":
        spoons += int(n)
print("tablespoons:", spoons)
amounts = {" ".join(l.split()[2:]) or l.split()[1]: int(l.split()[0]) for l in lines}
print(amounts, max(amounts, key=amounts.get))
