months = ["Sep", "Oct", "Nov", "Dec", "Jan"]
adults = [120, 140, 155, 90, 160]
children = [80, 95, 60, 40, 99]

biggest = max(a + c for a, c in zip(adults, children))
for m, a, c in zip(months, adults, children):
    total = a + c
    scale = 30 / biggest
    bar = "A" * round(a * scale) + "c" * round(c * scale)
    print(m, bar.ljust(31, "."), total)

changes = []
for i in range(1, len(months)):
    before = adults[i - 1] + children[i - 1]
    now = adults[i] + children[i]
    changes.append((round(100 * (now - before) / before), months[i]))
changes.sort()
print("biggest fall", changes[0])
print("biggest rise", changes[-1])
share = [round(c / (a + c), 3) for a, c in zip(adults, children)]
print(share, months[share.index(max(share))])
moving = [sum(adults[i:i + 3]) / 3 for i in range(len(adults) - 2)]
print(["%.1f" % x for x in moving])
