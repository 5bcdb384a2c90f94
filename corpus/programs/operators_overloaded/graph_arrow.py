class Town:
    all = {}

    def __new__(cls, name):
        if name not in cls.all:
            town = super().__new__(cls)
            town.name, town.roads = name, {}
            cls.all[name] = town
        return cls.all[name]

    def __sub__(self, other):
        return Road(self, Town(other) if isinstance(other, str) else other)

    def __repr__(self):
        return self.name


class Road:
    def __init__(self, a, b):
        self.a, self.b = a, b

    def __mul__(self, km):
        self.a.roads[self.b] = km
        self.b.roads[self.a] = km
        return self.b


def shortest(a, b):
    best = {a: 0}
    todo = [a]
    while todo:
        here = min(todo, key=best.get)
        todo.remove(here)
        for there, km in here.roads.items():
            d = best[here] + km
            if d < best.get(there, float("inf")):
                best[there] = d
                todo.append(there)
    return best.get(b)


ulm, bern, graz = Town("Ulm"), Town("Bern"), Town("Graz")
(ulm - "Bern") * 320
(bern - graz) * 700
(ulm - "Linz") * 410
(Town("Linz") - graz) * 220
print(ulm.roads, Town("Ulm") is ulm, len(Town.all))
print(shortest(ulm, graz), shortest(bern, Town("Linz")), shortest(graz, graz))
oslo = Town("Oslo")
print(shortest(ulm, oslo), oslo.roads)
