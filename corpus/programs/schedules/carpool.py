class Driver:
    def __init__(self, name, seats):
        self.name, self.seats = name, seats
        self.riders = []
        self.driven = 0

    @property
    def full(self):
        return len(self.riders) >= self.seats


class Carpool:
    def __init__(self):
        self.drivers = []

    def add(self, *drivers):
        self.drivers.extend(drivers)
        return self

    def trip(self, people):
        for d in self.drivers:
            d.riders.clear()
        walking = []
        for p in people:
            for d in sorted(self.drivers, key=lambda d: d.driven):
                if not d.full:
                    d.riders.append(p)
                    break
            else:
                walking.append(p)
        for d in self.drivers:
            if d.riders:
                d.driven += 1
        return {d.name: d.riders for d in self.drivers if d.riders}, walking


def main():
    pool = Carpool().add(Driver("Rosa", 2), Driver("Finn", 3))
    monday, left = pool.trip(["Al", "Bo", "Cy"])
    print(monday, left)
    tuesday, left = pool.trip(["Al"])
    print(tuesday, left)
    wednesday, left = pool.trip("Al Bo Cy Di Ed Fay".split())
    print(wednesday, left)
    print(monday)
    print([(d.name, d.driven) for d in pool.drivers])


main()
