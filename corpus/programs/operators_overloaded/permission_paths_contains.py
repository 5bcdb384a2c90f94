class Area:
    """A region of the map; `point in area`, `area in area`, areas can be combined."""

    def __init__(self, name, x1, y1, x2, y2):
        self.name = name
        self.box = (x1, y1, x2, y2)

    def __contains__(self, thing):
        x1, y1, x2, y2 = self.box
        if isinstance(thing, Area):
            a, b, c, d = thing.box
            return x1 <= a and y1 <= b and c <= x2 and d <= y2
        x, y = thing
        return x1 <= x <= x2 and y1 <= y <= y2

    def __and__(self, other):
        a, b = self.box, other.box
        box = max(a[0], b[0]), max(a[1], b[1]), min(a[2], b[2]), min(a[3], b[3])
        if box[0] > box[2] or box[1] > box[3]:
            return None
        return Area(f"{self.name}&{other.name}", *box)

    def __or__(self, other):
        a, b = self.box, other.box
        return Area(f"{self.name}|{other.name}", min(a[0], b[0]), min(a[1], b[1]), max(a[2], b[2]), max(a[3], b[3]))

    def __abs__(self):
        x1, y1, x2, y2 = self.box
        return (x2 - x1) * (y2 - y1)

    def __repr__(self):
        return f"{self.name}{self.box}"


park = Area("park", 0, 0, 10, 6)
lake = Area("lake", 7, 2, 14, 5)
café = Area("café", 8, 3, 9, 4)
print(park & lake, abs(park & lake), park & Area("sea", 20, 0, 30, 9))
print((7, 2) in park, (7, 2) in café, café in lake, lake in park, café in (park & lake))
whole = park | lake
print(whole, abs(whole), abs(park) + abs(lake) - abs(park & lake))
walk = [(1, 1), (8, 3), (12, 4), (13, 7)]
for p in walk:
    print(p, [a.name for a in (park, lake, café) if p in a])
