# o free, x taken, w wheelchair, space = aisle
seats = [
    "oxx oo",
    "xxo xo",
    "www oo",
]

print("   " + "".join("ABC DEF"))
for n in range(len(seats)):
    print(str(n + 1).rjust(2) + " " + seats[n].replace("o", "□").replace("x", "■").replace("w", "♿"))

counts = {}
for row in seats:
    for s in row:
        if s != " ":
            counts[s] = counts.get(s, 0) + 1
print(counts)

labels = []
for r, row in enumerate(seats):
    letters = iter("ABCDEF")
    for s in row:
        if s == " ":
            continue
        letter = next(letters)
        if s == "o":
            labels.append(str(r + 1) + letter)
print("free:", " ".join(labels))

best = None
for label in labels:
    partner = label[0] + chr(ord(label[1]) + 1)
    if partner in labels:
        best = (label, partner)
        break
print("two together:", best)
share = counts["x"] / sum(counts.values())
print("{:.1%} taken, {} rows full".format(share, sum("o" not in row for row in seats)))
