class Region:
    def __init__(self, name):
        self.name = name
        self.borders = set()
        self.colour = None

    def __lt__(self, other):
        return self.name < other.name

    def allowed(self, colours):
        used = {r.colour for r in self.borders}
        return [c for c in colours if c not in used]


def border(*regions):
    for a, b in zip(regions, regions[1:]):
        a.borders.add(b)
        b.borders.add(a)


def paint(regions, colours):
    if not regions:
        return True
    first, *rest = regions
    for colour in first.allowed(colours):
        first.colour = colour
        if paint(rest, colours):
            return True
    first.colour = None
    return False


a, b, c, d = regions = [Region(n) for n in "abcd"]
border(a, b, c, a, d, b)
print(sorted(r.name for r in b.borders))
print(paint(regions, ["red", "blue"]), [r.colour for r in regions])
print(paint(regions, ["red", "blue", "pink"]), {r.name: r.colour for r in sorted(regions)})
