"""Paintings move between museums; the dictionary and the attribute must agree."""


class Painting:
    def __init__(self, title, value):
        self.title = title
        self.value = value
        self.home = self.at = None


museums = {"Louvre": {}, "Prado": {}, "Tate": {}}


def hang(painting, museum):
    painting.home = painting.at = museum
    museums[museum][painting.title] = painting


def lend(title, source, target):
    painting = museums[source].pop(title)
    painting.at = target
    museums[target][title] = painting


def check():
    return [p.title for name, wall in museums.items() for p in wall.values() if p.at != name]


hang(Painting("Lisa", 900), "Louvre")
hang(Painting("Maids", 700), "Prado")
hang(Painting("Lily", 80), "Tate")
lend("Lisa", "Louvre", "Tate")
museums["Tate"]["Maids"] = museums["Prado"].pop("Maids")    # forgot .at
print("wrong labels:", check())
for name, wall in museums.items():
    print(name, sum(p.value for p in wall.values()), "guests:", [t for t, p in wall.items() if p.home != name])
