class Vehicle:
    wheels = 4
    base = 3.0

    def __init__(self, plate):
        self.plate = plate

    def toll(self):
        return self.base + 0.5 * self.wheels

    def __str__(self):
        return f"{type(self).__name__.lower()} {self.plate}"


class Car(Vehicle):
    pass


class Motorbike(Vehicle):
    wheels = 2
    base = 1.5


class Truck(Vehicle):
    wheels = 8

    def __init__(self, plate, tons):
        super().__init__(plate)
        self.tons = tons

    def toll(self):
        extra = max(0, self.tons - 7.5) * 2
        return super().toll() + extra


def main():
    queue = [Car("F-12"), Truck("M-900", 12), Motorbike("B-7"), Truck("K-1", tons=5)]
    total = 0
    for v in queue:
        print(f"{str(v):<18}{v.toll():6.2f}")
        total += v.toll()
    print("total", total, "wheels", sum(v.wheels for v in queue))
    Vehicle.base = 4.0
    print([v.toll() for v in queue])
    print(isinstance(queue[1], Vehicle), type(queue[1]) is Vehicle)


main()
