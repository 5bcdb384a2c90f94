class Scoop:
    price = 120

    def __init__(self, taste, price=None):
        self.taste = taste
        if price is not None:
            self.price = price


class Cone:
    def __init__(self, *tastes):
        self.scoops = [Scoop(t) for t in tastes]

    def __iadd__(self, scoop):
        self.scoops.append(scoop)
        return self

    def __contains__(self, taste):
        return any(s.taste == taste for s in self.scoops)

    @property
    def price(self):
        return sum(s.price for s in self.scoops) + 30


gold = Scoop("truffle", 400)
cones = [Cone("nut", "lemon"), Cone("nut"), Cone()]
for cone in cones[:2]:
    cone += gold
print([c.price for c in cones])
Scoop.price = 150
gold.price -= 100
print([c.price for c in cones], "nut" in cones[1], "nut" in cones[2])
cones[1].scoops, cones[2].scoops = cones[2].scoops, cones[1].scoops
cones[0].scoops[0].price = 0
print([c.price for c in cones], Scoop.price, cones[2].scoops[-1] is gold)
tastes = {}
for c in cones:
    for s in c.scoops:
        tastes[s.taste] = tastes.get(s.taste, 0) + 1
print(tastes, sorted(cones, key=lambda c: -c.price)[0] is cones[2])
