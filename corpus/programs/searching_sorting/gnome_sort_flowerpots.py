pots = [14, 8, 20, 11]
position = 0
moves = 0
trail = ""

while position < len(pots):
    if position == 0 or pots[position] >= pots[position - 1]:
        position += 1
        trail += ">"
    else:
        pots[position], pots[position - 1] = pots[position - 1], pots[position]
        position -= 1
        moves += 1
        trail += "x"

print(pots, "after", moves, "swaps")
print(trail, len(trail), "steps")

label = ", ".join(f"{p} cm" for p in pots)
print(label)
gaps = [b - a for a, b in zip(pots, pots[1:])]
print("widest gap:", max(gaps), "between pots", gaps.index(max(gaps)), "and", gaps.index(max(gaps)) + 1)
