class Cloth:
    def __init__(self, name, kind, colour, warm=0):
        self.name, self.kind, self.colour, self.warm = name, kind, colour, warm
        self.clean = True


class Outfit:
    def __init__(self, *clothes):
        self.clothes = clothes

    @property
    def warmth(self):
        return sum(c.warm for c in self.clothes)

    def clashes(self):
        colours = {c.colour for c in self.clothes}
        return {"red", "pink"} <= colours

    def wear(self):
        for c in self.clothes:
            c.clean = c.kind == "coat"
        return "+".join(c.name for c in self.clothes)


class Wardrobe:
    def __init__(self, *clothes):
        self.clothes = clothes

    def outfits(self, warmth):
        for top in self.of("top"):
            for legs in self.of("legs"):
                for coat in [None, *self.of("coat")]:
                    o = Outfit(*filter(None, (top, legs, coat)))
                    if o.warmth >= warmth and not o.clashes():
                        yield o

    def of(self, kind):
        return [c for c in self.clothes if c.kind == kind and c.clean]


w = Wardrobe(Cloth("tee", "top", "red"), Cloth("knit", "top", "blue", 2), Cloth("jeans", "legs", "blue", 1),
             Cloth("skirt", "legs", "pink"), Cloth("parka", "coat", "green", 3))
for warmth in (2, 5, 1, 0):
    best = min(w.outfits(warmth), key=lambda o: o.warmth, default=None)
    print(warmth, best.wear() if best else "laundry day", sum(c.clean for c in w.clothes))
