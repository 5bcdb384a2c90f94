from collections import namedtuple

Sighting = namedtuple("Sighting", "bird place month")

sightings = [
    Sighting("stork", "marsh", 4), Sighting("stork", "meadow", 8),
    Sighting("crane", "marsh", 3), Sighting("crane", "marsh", 10),
    Sighting("wren", "wood", 1), Sighting("wren", "wood", 7), Sighting("wren", "garden", 12),
]


def by(field):
    index = {}
    for s in sightings:
        index.setdefault(getattr(s, field), set()).add(s)
    return index


def season(birds):
    months = [s.month for s in birds]
    return min(months), max(months)


def main():
    birds, places = by("bird"), by("place")
    for bird in sorted(birds):
        first, last = season(birds[bird])
        print(f"{bird:<6}months {first:>2} to {last:<3}in {len({s.place for s in birds[bird]})} places")
    both = birds["stork"] & places["marsh"]
    print([tuple(s) for s in both])
    spans = {b: season(s) for b, s in birds.items()}
    meet = [(a, b) for a in spans for b in spans if a < b and max(spans[a][0], spans[b][0]) <= min(spans[a][1], spans[b][1])]
    print("at the same time:", meet)
    summer = {s.bird for s in sightings if 6 <= s.month <= 8}
    winter = {s.bird for s in sightings if s.month in (12, 1, 2)}
    print(sorted(summer - winter), sorted(summer & winter), len(summer | winter))


main()
