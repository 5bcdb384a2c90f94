clues = {
    "across": {1: "Opposite of yes (2)", 4: "It barks (3)", 5: "Frozen water (3)"},
    "down": {1: "Not new, for a number: ... (4)", 2: "Single (3)", 3: "Gone by (3)", 4: "Condensed droplets (3)"},
}

LEFT = 22
left = [f"{n}. {t}" for n, t in clues["across"].items()]
right = [f"{n}. {t}" for n, t in clues["down"].items()]

print("ACROSS".ljust(LEFT) + "DOWN")
for i in range(max(len(left), len(right))):
    a = left[i] if i < len(left) else ""
    b = right[i] if i < len(right) else ""
    print(a.ljust(LEFT) + b)

def length(clue):
    inside = clue[clue.rindex("(") + 1:clue.rindex(")")]
    return sum(map(int, inside.split(",")))

lengths = {d: {n: length(t) for n, t in c.items()} for d, c in clues.items()}
print(lengths)
print("letters:", sum(sum(l.values()) for l in lengths.values()))
both = lengths["across"].keys() & lengths["down"].keys()
print("numbers in both:", sorted(both))
clues["across"][9] = "Two words (3,4)"
print(length(clues["across"][9]), max(clues["across"]))
too_wide = [c for c in left if len(c) >= LEFT]
print(too_wide or "all clues fit")
