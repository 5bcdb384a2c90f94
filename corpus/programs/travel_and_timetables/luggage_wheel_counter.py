suitcases = [["red", 2, 14.5], ["blue", 4, 22.0], ["grey", 4, 9.5], ["red", 0, 6.0]]

def heaviest(cases):
    best = cases[0]
    for case in cases:
        if case[2] > best[2]:
            best = case
    return best

def repaint(cases, old, new):
    changed = 0
    for case in cases:
        if case[0] == old:
            case[0] = new
            changed = changed + 1
    return changed

print(heaviest(suitcases))
wheels = sum(c[1] for c in suitcases)
print("wheels:", wheels, "without:", [c[0] for c in suitcases if not c[1]])
backup = list(suitcases)
print("repainted", repaint(suitcases, "red", "green"))
print("backup:", [c[0] for c in backup])
suitcases.sort(key=lambda c: c[2])
print([c[2] for c in suitcases], [c[2] for c in backup])
over = [c for c in suitcases if c[2] > 20]
print(len(over), "too heavy by", over[0][2] - 20)
