drawer = ["red 39", "blue 42", "red 42", "blue 42", "red 39", "red 39", "grey 40"]

pairs = []
single = []
for sock in drawer:
    if sock in single:
        single.remove(sock)
        pairs.append(sock)
    else:
        single.append(sock)
print("pairs:", pairs)
print("single:", single)

comparisons = 0
matches = []
for i in range(len(drawer)):
    for j in range(i + 1, len(drawer)):
        comparisons += 1
        if drawer[i] == drawer[j]:
            matches.append((i, j))
print(matches, comparisons)

drawer.sort(key=lambda s: (s.split()[1], s))
print(drawer)
sizes = {}
for s in drawer:
    colour, size = s.split()
    sizes.setdefault(int(size), []).append(colour)
for size, colours in sizes.items():
    print(size, len(colours), sorted(set(colours)))
smallest, *_, largest = sizes
print(smallest, largest, drawer.index("red 42"))
