anna = ["Imagine", "Halo", "Hello", "Africa"]
ben = ["Halo", "Africa", "Thunderstruck", "Imagine"]
cleo = ["Hello", "Africa"]


def points(favourites, weights=[4, 3, 2, 1]):
    result = {}
    for song in favourites:
        result[song] = weights.pop(0)
    return result


def merge(*people):
    total = {}
    for p in people:
        for song, n in p.items():
            total[song] = total.get(song, 0) + n
    return total


a = points(anna)
print("anna", a)
try:
    b = points(ben)
except IndexError as e:
    print("ben:", e)
    b = points(ben, [4, 3, 2, 1])
print("ben", b)
c = points(cleo, [2, 1])
total = merge(a, b, c)
for song, n in sorted(total.items(), key=lambda t: (-t[1], t[0])):
    print(f"{n:>3} {song}")
print("in all lists:", set(anna) & set(ben) & set(cleo))
