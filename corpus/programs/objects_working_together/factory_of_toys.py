class Toy:
    def __init__(self, name, *parts):
        self.name, self.parts = name, parts

    def __repr__(self):
        return self.name


class Part:
    def __init__(self, kind):
        self.kind = kind
        self.used_in = None


class Workshop:
    plans = {"car": ["wheel"] * 2 + ["box"], "tower": ["box", "box"]}

    def __init__(self):
        self.parts = []

    def deliver(self, kind, n=1):
        self.parts += [Part(kind) for _ in range(n)]

    def build(self, name):
        chosen = []
        for kind in self.plans[name]:
            part = next((p for p in self.parts if p.kind == kind and not p.used_in and p not in chosen), None)
            if part is None:
                return None
            chosen.append(part)
        toy = Toy(name, *chosen)
        for part in chosen:
            part.used_in = toy
        return toy

    def free(self):
        return sorted(p.kind for p in self.parts if not p.used_in)


shop = Workshop()
shop.deliver("wheel", 3)
shop.deliver("box", 2)
print(shop.build("tower"), shop.free())
print(shop.build("car"))
shop.deliver("box")
car = shop.build("car")
print(car, shop.free(), all(p.used_in is car for p in car.parts))
for p in car.parts:
    p.used_in = None
print(shop.build("car").parts[0] is car.parts[0])
