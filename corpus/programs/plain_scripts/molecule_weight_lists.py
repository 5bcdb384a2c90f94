elements = ["H", "C", "N", "O"]
weights = [1, 12, 14, 16]
molecules = ["H H O", "C O O", "N H H H", "C H H H H", "O O O"]

results = []
for m in molecules:
    atoms = m.split()
    w = 0
    for a in atoms:
        w += weights[elements.index(a)]
    formula = ""
    for e in sorted(set(atoms)):
        n = atoms.count(e)
        formula += e + (str(n) if n > 1 else "")
    results.append((w, formula))
    print(formula.ljust(5), w)

results.sort()
lightest, heaviest = results[0], results[-1]
print("lightest", lightest[1], "heaviest", heaviest[1])
with_h = [f for w, f in results if "H" in f]
print(with_h)
print("all together", sum(w for w, _ in results))

# how much of it is hydrogen
for m in molecules:
    h = m.count("H")
    if h:
        total = sum(weights[elements.index(a)] for a in m.split())
        print(m.replace(" ", ""), "%.1f%%" % (100 * h / total))
print(elements.index("O"), weights[elements.index("N")])
