class Plant:
    likes = {"carrot": {"onion"}, "onion": {"carrot"}, "bean": {"corn"}}

    def __init__(self, kind):
        self.kind = kind
        self.bed = None

    def neighbours(self):
        return [p for p in self.bed.plants if p is not self]

    def happy(self):
        wanted = self.likes.get(self.kind, set())
        return any(p.kind in wanted for p in self.neighbours())


class Bed:
    def __init__(self, name):
        self.name = name
        self.plants = []

    def plant(self, *plants):
        for p in plants:
            if p.bed:
                p.bed.plants.remove(p)
            p.bed = self
            self.plants.append(p)


def mood(*beds):
    return {b.name: "".join(p.kind[0].upper() if p.happy() else p.kind[0] for p in b.plants) for b in beds}


sun, shade = Bed("sun"), Bed("shade")
carrot, onion, bean, corn = [Plant(k) for k in ("carrot", "onion", "bean", "corn")]
sun.plant(carrot, bean)
shade.plant(onion, corn)
print(mood(sun, shade))
sun.plant(onion)
print(mood(sun, shade))
shade.plant(bean, carrot)
print(mood(sun, shade), carrot.bed.name)
sun.plant(corn)
print(mood(sun, shade))
