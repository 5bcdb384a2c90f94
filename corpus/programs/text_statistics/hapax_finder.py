from collections import defaultdict


def index_words(lines):
    places = defaultdict(list)
    for number, line in enumerate(lines, start=1):
        for position, word in enumerate(line.lower().split()):
            places[word].append((number, position))
    return places


def hapaxes(places):
    return {w: p[0] for w, p in places.items() if len(p) == 1}


def repeated_on_one_line(places):
    found = []
    for word, spots in places.items():
        rows = [r for r, _ in spots]
        if len(rows) != len(set(rows)):
            found.append(word)
    return found


poem = [
    "the lamp the lamp",
    "the road the river",
    "a lamp beside the road",
]
places = index_words(poem)
once = hapaxes(places)
print(dict(places)["lamp"])
for word in sorted(once, key=once.get):
    line, column = once[word]
    print(f"{word}: line {line}, word {column + 1}")
print(repeated_on_one_line(places))
print("river" in places, "lake" in places)
print(len(places["lake"]), "lake" in places)
