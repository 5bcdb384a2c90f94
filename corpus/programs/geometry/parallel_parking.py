class Car:
    def __init__(self, plate, length, width=1.8):
        self.plate = plate
        self.length = length
        self.width = width


class Street:
    def __init__(self, length, gap=0.5):
        self.length = length
        self.gap = gap
        self.parked = []

    def spaces(self):
        """(start, size) of each free stretch."""
        position = 0
        for start, car in sorted(self.parked, key=lambda p: p[0]):
            yield position, start - position
            position = start + car.length
        yield position, self.length - position

    def park(self, car):
        need = car.length + 2 * self.gap
        fitting = [(size, start) for start, size in self.spaces() if size >= need]
        if not fitting:
            return None
        size, start = min(fitting)
        place = round(start + self.gap, 2)
        self.parked.append((place, car))
        return place

    def leave(self, plate):
        self.parked = [(s, c) for s, c in self.parked if c.plate != plate]


def main():
    street = Street(18.0)
    for car in (Car("HH 1", 4.2), Car("B 7", 4.8), Car("M 33", 3.6)):
        print(car.plate, "at", street.park(car))
    print(Car("Bus", 9.9).plate, street.park(Car("Bus", 9.9)))
    street.leave("B 7")
    print([(round(a, 2), round(b, 2)) for a, b in street.spaces()])
    print(street.park(Car("K 5", 2.7)), street.park(Car("K 6", 4.9)))
    print([c.plate for _, c in sorted(street.parked)])


if __name__ == "__main__":
    main()
