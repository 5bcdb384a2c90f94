cities = ["Wien", "Linz", "Graz", "Salzburg"]
km = [
    [0, 184, 200, 300],
    [184, 0, 220, 135],
    [200, 220, 0, 280],
    [300, 135, 280, 0],
]


def distance(a, b):
    return km[cities.index(a)][cities.index(b)]


def length(route):
    total = 0
    for i in range(len(route)):
        total += distance(route[i], route[i + 1])
    return total


symmetric = all(km[i][j] == km[j][i] for i in range(4) for j in range(4))
print("symmetric:", symmetric)
for c in cities:
    others = [o for o in cities if o != c]
    nearest = min(others, key=lambda o: distance(c, o))
    print(c, "->", nearest, distance(c, nearest))
print("round trip:", length(["Wien", "Linz", "Salzburg", "Graz", "Wien"]))
