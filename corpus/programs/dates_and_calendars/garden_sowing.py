# week numbers: sow from .. to, harvest after n weeks
plants = {
    "radish": (12, 35, 5),
    "carrot": (13, 27, 14),
    "lettuce": (14, 31, 8),
    "pumpkin": (18, 21, 18),
}

def sow(week):
    possible = []
    for name in plants:
        first, last, grow = plants[name]
        if first <= week <= last:
            possible.append((week + grow, name))
    possible.sort()
    return possible

for week in (10, 13, 20, 30):
    print("week", week, sow(week))

line = " " * 8
for w in range(10, 44):
    line += str(w // 10) if w % 10 == 0 else "."
print(line)
for name, (first, last, grow) in plants.items():
    row = ""
    for w in range(10, 44):
        if first <= w <= last:
            row += "s"
        elif first + grow <= w <= last + grow:
            row += "h"
        else:
            row += " "
    print(name.ljust(8) + row)

best = max(range(10, 40), key=lambda w: len(sow(w)))
print(best, [n for _, n in sow(best)])
