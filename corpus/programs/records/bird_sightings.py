from collections import Counter, namedtuple

Sighting = namedtuple("Sighting", ["bird", "place", "n"])

lines = [
    "robin|park|2",
    "heron|pond|1",
    "robin|garden|1",
    "swan|pond|4",
    "robin|park|x",
]


def parse(line):
    bird, place, n = line.split("|")
    return Sighting(bird, place, int(n))


seen, errors = [], 0
for line in lines:
    try:
        seen.append(parse(line))
    except ValueError:
        errors += 1

birds = Counter()
for s in seen:
    birds[s.bird] += s.n
print(birds.most_common(2), errors)

places = {s.place: [t.bird for t in seen if t.place == s.place] for s in seen}
for place, found in sorted(places.items()):
    print(place, "->", ", ".join(found))

if "owl" in birds:
    print("owl!")
elif birds["owl"] == 0:
    print("no owl", "owl" in birds)
rarest = min(seen, key=lambda s: (s.n, s.bird))
print(rarest._replace(n=rarest.n * 10))
