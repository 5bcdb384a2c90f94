from itertools import cycle, islice


class Lighthouse:
    def __init__(self, name, pattern):
        self.name = name
        self.pattern = pattern
        self.ships = []

    def shine(self, seconds):
        for t, c in enumerate(islice(cycle(self.pattern), seconds)):
            for ship in self.ships:
                ship.see(t, c == "#")


class Ship:
    known = {}

    def __init__(self, name):
        self.name = name
        self.flashes = []

    def see(self, t, light):
        if light:
            self.flashes.append(t)

    def period(self):
        starts = [t for t in self.flashes if t - 1 not in self.flashes]
        gaps = {b - a for a, b in zip(starts, starts[1:])}
        return gaps.pop() if len(gaps) == 1 else None

    def where(self):
        return self.known.get(self.period(), "lost")


def main():
    towers = [Lighthouse("Roter Sand", "##...."), Lighthouse("Skagen", "#..."), Lighthouse("Irregular", "#.#...")]
    Ship.known = {len(t.pattern): t.name for t in towers[:2]}
    for tower in towers:
        ship = Ship("Anna")
        tower.ships.append(ship)
        tower.shine(20)
        print(f"{tower.name:<11}{ship.flashes} -> {ship.period()} {ship.where()}")
    print(Ship.known, Ship("Berta").where())


main()
