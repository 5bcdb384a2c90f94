import random

songs = [
    ("Solo", "Anouk", 201),
    ("Blue", "Beat Boys", 187),
    ("Rain", "Anouk", 250),
    ("Kites", "Carla", 175),
    ("Drums", "Beat Boys", 310),
]


def shuffled(items, seed):
    items = items[:]
    random.Random(seed).shuffle(items)
    return items


def spread_artists(items):
    """No artist twice in a row, where possible."""
    rest, out = list(items), []
    while rest:
        pick = next((s for s in rest if not out or s[1] != out[-1][1]), rest[0])
        rest.remove(pick)
        out.append(pick)
    return out


def fit(items, seconds):
    used, out = 0, []
    for song in items:
        if used + song[2] > seconds:
            continue
        used += song[2]
        out.append(song)
    return out, used


def main():
    order = spread_artists(shuffled(songs, seed=5))
    artists = [a for _, a, _ in order]
    print("repeats:", sum(a == b for a, b in zip(artists, artists[1:])))
    print(sorted(t for t, *_ in order) == sorted(t for t, *_ in songs))
    chosen, used = fit(sorted(order), 700)
    print([t for t, *_ in chosen], "%d:%02d" % divmod(used, 60))


main()
