names = ["Ana", "Ben", "Cem"]
points = [3, 9, 6]


def winner(names, points):
    best = 0
    for i in range(len(points)):
        if points[i] > points[best]:
            best = i
    return names[best]


def sort_together(names, points):
    for i in range(len(points)):
        smallest = i
        for j in range(i + 1, len(points)):
            if points[j] < points[smallest]:
                smallest = j
        points[i], points[smallest] = points[smallest], points[i]
        names[i], names[smallest] = names[smallest], names[i]


print(winner(names, points))
sort_together(names, points)
print(names, points)
points.sort(reverse=True)           # the names stay where they are
print(winner(names, points), names, points)
names.remove("Ben")
print(list(zip(names, points)))
print(winner(names, points[::-1]))
