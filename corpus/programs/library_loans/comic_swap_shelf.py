shelf = ["Asterix 1", "Lucky Luke 5", "Tintin 12"]
points = {}
history = []


def bring(who, *comics):
    for c in comics:
        shelf.append(c)
    points[who] = points.get(who, 0) + len(comics)


def take(who, comic, shelf=shelf):
    if points.get(who, 0) == 0:
        return who + " has no points"
    if comic not in shelf:
        return comic + " is not here"
    shelf.remove(comic)
    points[who] -= 1
    history.append((who, comic))
    return who + " takes " + comic


bring("Max", "Marsupilami 3", "Asterix 1")
bring("Lea", "Tintin 2")
print(take("Lea", "Asterix 1"))
print(take("Max", "Asterix 1"))
print(take("Max", "Asterix 1"))
print(take("Lea", "Tintin 12"))
print(take("Tom", "Tintin 2"))
print(shelf, points)

shelf = sorted(shelf)
bring("Tom", "Spirou 9")
print(take("Tom", "Spirou 9"))
print(shelf, len(history))
series = {}
for c in shelf:
    name, number = c.rsplit(" ", 1)
    series.setdefault(name, []).append(int(number))
print(series)
