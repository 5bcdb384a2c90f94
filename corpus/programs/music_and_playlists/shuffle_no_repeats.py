import random

songs = [("Abba", "SOS"), ("Abba", "Fernando"), ("Blur", "Song 2"), ("Cher", "Believe"), ("Abba", "Waterloo"), ("Blur", "Coffee & TV")]


def neighbours(order):
    return sum(a[0] == b[0] for a, b in zip(order, order[1:]))


def spread(songs, rng):
    left = songs[:]
    rng.shuffle(left)
    order = []
    while left:
        last = order[-1][0] if order else None
        options = [s for s in left if s[0] != last]
        if not options:
            options = left
        artists = [s[0] for s in left]
        pick = max(options, key=lambda s: artists.count(s[0]))
        left.remove(pick)
        order.append(pick)
    return order


def main():
    rng = random.Random(1974)
    plain = rng.sample(songs, len(songs))
    print("shuffled:", neighbours(plain), [t for _, t in plain])
    better = spread(songs, rng)
    print("spread:  ", neighbours(better), [t for _, t in better])
    assert sorted(better) == sorted(songs)
    solo = [("Enya", str(n)) for n in range(3)]
    print("solo:", neighbours(spread(solo, rng)))


main()
