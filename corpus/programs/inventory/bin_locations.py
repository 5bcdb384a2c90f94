from collections import namedtuple

Location = namedtuple("Location", "aisle shelf bin")


def parse_location(code):
    aisle, rest = code[0], code[1:]
    shelf, bin_ = rest.split("-")
    return Location(aisle, int(shelf), int(bin_))


def walking_order(codes):
    locs = [parse_location(c) for c in codes]
    locs.sort(key=lambda l: (l.aisle, l.shelf, l.bin))
    return locs


picks = ["C2-14", "A10-3", "A2-7", "B1-1", "A2-5"]
route = walking_order(picks)
for i, loc in enumerate(route, 1):
    print(f"{i}. aisle {loc.aisle} shelf {loc.shelf:02d} bin {loc.bin:02d}")

steps = 0
prev = None
for loc in route:
    if prev is not None:
        if loc.aisle != prev.aisle:
            steps += 20
        steps += abs(loc.shelf - prev.shelf) * 3
    prev = loc
print("steps", steps)
print(route[0]._asdict())
