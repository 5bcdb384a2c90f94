class Vehicle:
    wheels = 4
    _count = {}

    def __init__(self, plate):
        self.plate = plate
        kind = type(self)
        Vehicle._count[kind] = Vehicle._count.get(kind, 0) + 1

    @classmethod
    def count(cls):
        return sum(n for kind, n in Vehicle._count.items() if issubclass(kind, cls))

    def toll(self):
        return 50 * self.wheels


class Motorbike(Vehicle):
    wheels = 2


class Truck(Vehicle):
    def __init__(self, plate, axles, trailer=None):
        super().__init__(plate)
        self.wheels = axles * 2
        self.trailer = trailer

    def toll(self):
        return super().toll() + (self.trailer.toll() // 2 if self.trailer else 0)


class Trailer(Vehicle):
    wheels = 2


box = Trailer("T-1")
road = [Vehicle("A"), Motorbike("B"), Truck("C", 3, box), Truck("D", 2)]
for v in road:
    print(type(v).__name__, v.plate, v.wheels, v.toll())
print(Vehicle.count(), Truck.count(), Motorbike.count())
road[3].trailer, road[2].trailer = box, None
box.wheels = 4
print([v.toll() for v in road[2:]], Trailer.wheels, sum(v.wheels for v in road))
