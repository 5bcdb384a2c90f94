class Ant:
    def __init__(self, name, colony):
        self.name = name
        self.colony = colony
        self.carrying = None
        colony.ants.append(self)

    def find(self, food):
        self.colony.broadcast(self, food)

    def hear(self, sender, food):
        if self.carrying is None and self.colony.food.get(food, 0) > 0:
            self.colony.food[food] -= 1
            self.carrying = food
            return True
        return False


class Colony:
    def __init__(self, **food):
        self.food = food
        self.ants = []
        self.store = []

    def broadcast(self, sender, food):
        helped = [a.name for a in self.ants if a is not sender and a.hear(sender, food)]
        print(f"{sender.name} found {food}: {', '.join(helped) or 'nobody comes'}")

    def home(self):
        for a in self.ants:
            if a.carrying:
                self.store.append(a.carrying)
                a.carrying = None
        return len(self.store)


def main():
    hill = Colony(crumb=3, sugar=1)
    ada, bix, cor = (Ant(n, hill) for n in ("Ada", "Bix", "Cor"))
    ada.find("crumb")
    bix.find("sugar")
    print(hill.home(), hill.food)
    cor.find("crumb")
    cor.find("cake")
    print(hill.home(), sorted(hill.store), [a.name for a in hill.ants if a.carrying])


main()
