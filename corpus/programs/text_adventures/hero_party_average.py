#!/usr/bin/env python3
heroes = [
    ["Alrik", "warrior", 31, 4],
    ["Mirja", "mage", 18, 6],
    ["Tjark", "thief", 24, 5],
    ["Ysilda", "mage", 15, 3],
]

by_class = {}
for h in heroes:
    if h[1] not in by_class:
        by_class[h[1]] = []
    by_class[h[1]].append(h)

for c in by_class:
    n = len(by_class[c])
    hp = 0
    level = 0
    for h in by_class[c]:
        hp = hp + h[2]
        level = level + h[3]
    print("%-8s n=%d hp=%.1f level=%.1f" % (c, n, hp / n, level / n))

heroes.sort(key=lambda h: h[2], reverse=True)
print("front row: " + heroes[0][0] + ", " + heroes[1][0])

# everybody rests
for h in heroes:
    h[2] += 5 if h[1] == "mage" else 3
print([h[2] for h in heroes])
total = sum(h[3] for h in heroes)
print("party level", total // len(heroes))
