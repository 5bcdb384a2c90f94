films = {
    "Night Ferry": {"Moss", "Ray", "Quill"},
    "Two Spoons": {"Ray", "Tan"},
    "Granite": {"Tan", "Voss", "Ulm"},
    "Solo": {"Xu"},
}


def co_stars(actor):
    together = set()
    for cast in films.values():
        if actor in cast:
            together.update(cast)
    together.discard(actor)
    return together


def degrees(a, b):
    level, seen, n = {a}, {a}, 0
    while level:
        if b in level:
            return n
        level = set().union(*(co_stars(x) for x in level)) - seen
        seen |= level
        n += 1
    return -1


for pair in [("Moss", "Ulm"), ("Ray", "Quill"), ("Tan", "Tan"), ("Xu", "Ray")]:
    print("%s - %s: %d" % (pair + (degrees(*pair),)))
hub = max(sorted(set().union(*films.values())), key=lambda a: len(co_stars(a)))
print("hub:", hub, sorted(co_stars(hub)))
