ends = ["X 10 9", "9 8 M", "10 X X", "7 9 10"]
value = {"X": 10, "M": 0}

total = 0
xs = 0
tens = 0
best_end = ("", -1)
for number in range(len(ends)):
    points = 0
    for arrow in ends[number].split():
        if arrow == "X":
            xs += 1
            tens += 1
        elif arrow == "10":
            tens += 1
        points += value[arrow] if arrow in value else int(arrow)
    total += points
    if points > best_end[1]:
        best_end = (ends[number], points)
    print("end %d: %2d running %3d" % (number + 1, points, total))

print("tens", tens, "of them X", xs)
print("best end:", best_end[0], "=", best_end[1])
print("average arrow", round(total / (3 * len(ends)), 2))
rival = [29, 26, 28, 25]
mine = [sum(value.get(a, 0) or int(a) if a != "M" else 0 for a in e.split()) for e in ends]
print(mine, ["+" if m > r else "=" if m == r else "-" for m, r in zip(mine, rival)])
