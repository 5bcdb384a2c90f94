counts = {}
for a in range(1, 7):
    for b in range(1, 7):
        s = a + b
        if s not in counts:
            counts[s] = 0
        counts[s] += 1

for s in counts:
    bar = ""
    for i in range(counts[s]):
        bar = bar + "#"
    print(str(s).rjust(2) + " " + bar)

total = 0
for s in counts:
    total = total + s * counts[s]
print("mean", total / 36)

best = None
for s in counts:
    if best == None or counts[s] > counts[best]:
        best = s
print("most common sum:", best)
chance = counts[7] / 36 * 100
print("chance of 7: " + str(round(chance, 2)) + "%")
