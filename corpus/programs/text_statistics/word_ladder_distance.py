def distance(a, b):
    """Number of edits from a to b, one row at a time."""
    row = list(range(len(b) + 1))
    for i, ca in enumerate(a, 1):
        previous, row[0] = row[0], i
        for j, cb in enumerate(b, 1):
            current = row[j]
            row[j] = min(row[j] + 1, row[j - 1] + 1, previous + (ca != cb))
            previous = current
    return row[-1]


typos = ["teh", "hous"]
dictionary = ["the", "house", "ten"]

total = 0
for typo in typos:
    ranked = sorted(dictionary, key=lambda w: (distance(typo, w), w))
    d = distance(typo, ranked[0])
    total += d
    print(typo, "->", ranked[0], f"({d} edits)")
print("average", round(total / len(typos), 2))
