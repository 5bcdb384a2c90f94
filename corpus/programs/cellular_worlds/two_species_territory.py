grid = """
a..b
.a.b
..b.
a...
""".split()


def claim(grid):
    owner = {}
    for r, row in enumerate(grid):
        for c, ch in enumerate(row):
            near = {}
            for rr, row2 in enumerate(grid):
                for cc, who in enumerate(row2):
                    if who != ".":
                        d = abs(r - rr) + abs(c - cc)
                        near[who] = min(d, near.get(who, d))
            if near["a"] == near["b"]:
                owner[r, c] = "="
            else:
                owner[r, c] = min(near, key=near.get)
    return owner


owner = claim(grid[:2])
for r in range(2):
    print("".join(owner[r, c] for c in range(4)))
for who in "ab=":
    print(who, sum(o == who for o in owner.values()))
border = [(r, c) for (r, c), o in owner.items() if o != owner.get((r, c + 1), o)]
print("border right of", border)
